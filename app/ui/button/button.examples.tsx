import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';
import { ButtonLink, PlainButtonLink } from './button-link.tsx';

const send = { en: 'SEND MESSAGE', bn: 'বার্তা পাঠান' };
const remove = { en: 'Delete', bn: 'মুছুন' };

export const examples: Example[] = [
  { name: 'Button: primary', render: ({ say }) => <Button>{say(send)}</Button> },
  { name: 'Button: accent', render: ({ say }) => <Button tone="accent">{say(send)}</Button> },
  { name: 'Button: ghost', render: ({ say }) => <Button tone="ghost">{say(send)}</Button> },
  { name: 'Button: danger', render: ({ say }) => <Button tone="danger">{say(remove)}</Button> },
  {
    name: 'Button: danger, after the question',
    render: ({ say }) => <Button tone="dangerSolid">{say(remove)}</Button>,
  },
  { name: 'Button: small', render: ({ say }) => <Button size="small">{say(send)}</Button> },
  { name: 'Button: large', render: ({ say }) => <Button size="large">{say(send)}</Button> },
  {
    name: 'Button: with an icon',
    render: ({ say }) => (
      <Button>
        <Icon name="send" />
        {say(send)}
      </Button>
    ),
  },
  { name: 'Button: busy', render: ({ say }) => <Button busy>{say(send)}</Button> },
  {
    name: 'Button: disabled',
    render: ({ say }) => <Button disabled>{say({ en: 'CONTACTED', bn: 'কথা হয়েছে' })}</Button>,
  },
  { name: 'Button: long text', render: ({ say }) => <Button>{say(longText)}</Button> },
  {
    name: 'Button: on a deep ground',
    isOnDeep: true,
    render: ({ say }) => (
      <>
        <Button tone="accent">{say(send)}</Button>
        <Button tone="tint">{say(send)}</Button>
        <Button tone="ghost">{say(send)}</Button>
      </>
    ),
  },
  {
    name: 'ButtonLink',
    render: ({ say }) => (
      <ButtonLink to="/contact">{say({ en: 'Contact', bn: 'যোগাযোগ' })}</ButtonLink>
    ),
  },
  {
    name: 'PlainButtonLink',
    render: ({ say }) => (
      <PlainButtonLink href="mailto:info@example.com" tone="ghost">
        <Icon name="mail" />
        {say({ en: 'Write to us', bn: 'আমাদের লিখুন' })}
      </PlainButtonLink>
    ),
  },
];
