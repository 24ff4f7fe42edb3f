import type { Example } from '../example.ts';
import { QrCode } from './qr-code.tsx';

export const examples: Example[] = [
  {
    name: 'QrCode',
    render: ({ say }) => (
      <QrCode
        text="https://www.example.com/bn"
        label={say({ en: 'The address of our site', bn: 'আমাদের সাইটের ঠিকানা' })}
      />
    ),
  },
];
