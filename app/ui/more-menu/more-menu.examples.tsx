import { Icon } from '../icon/icon.tsx';
import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { MoreMenu } from './more-menu.tsx';

const more = { en: 'More', bn: 'আরও' };
const print = { en: 'Print', bn: 'ছাপুন' };

export const examples: Example[] = [
  {
    name: 'More menu: a few, and a long one',
    render: ({ say }) => (
      <MoreMenu label={say(more)}>
        <button type="button">
          <Icon name="printer" />
          {say(print)}
        </button>
        <button type="button">{say(longText)}</button>
      </MoreMenu>
    ),
  },
];
