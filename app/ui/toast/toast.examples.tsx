import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { Toast } from './toast.tsx';

const removed = { en: 'The picture was deleted.', bn: 'ছবিটি মোছা হয়েছে।' };
const name = { en: 'Rakib Hasan', bn: 'রাকিব হাসান' };

export const examples: Example[] = [
  {
    name: 'Toast: success, can be taken back',
    opens: true,
    render: ({ say, close }) => (
      <Toast
        notice={{ tone: 'success', sentence: say(removed), detail: say(name), undo: close }}
        onClose={close}
      />
    ),
  },
  {
    name: 'Toast: danger',
    opens: true,
    render: ({ say, close }) => (
      <Toast
        notice={{
          tone: 'danger',
          sentence: say({ en: 'It could not be deleted.', bn: 'মোছা গেল না।' }),
        }}
        onClose={close}
      />
    ),
  },
  {
    name: 'Toast: long text',
    opens: true,
    render: ({ say, close }) => (
      <Toast
        notice={{
          tone: 'success',
          sentence: say(longText),
          detail: say(longText),
          undo: close,
        }}
        onClose={close}
      />
    ),
  },
];
