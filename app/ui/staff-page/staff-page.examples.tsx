import { type ApiResult, unreachable } from '#app/http/api-client.ts';
import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { Card } from './card.tsx';
import { Fact, Facts } from './facts.tsx';
import { Flags } from './flags.tsx';
import { Knot } from './knot.tsx';
import { Loaded } from './loaded.tsx';
import { StaffLanguageSwitch } from './staff-language-switch.tsx';
import { StaffPageHead } from './staff-page-head.tsx';

const title = { en: 'Applications', bn: 'আবেদন' };
const there: ApiResult<string[]> = { ok: true, data: ['Rakib Hasan', 'রাকিব হাসান'], next: null };

export const examples: Example[] = [
  {
    name: 'Knot',
    render: ({ say }) => (
      <ol>
        <Knot icon="pencil" title={say(title)} text={say(longText)} details={<bdi>Asha</bdi>} />
        <Knot icon="wallet" tone="accent" title={say(title)} text="" isStruck details="" />
      </ol>
    ),
  },
  { name: 'StaffPageHead', render: ({ say }) => <StaffPageHead title={say(title)} /> },
  {
    name: 'StaffPageHead: lead and link',
    render: ({ say }) => (
      <StaffPageHead
        title={say(title)}
        lead={say({ en: 'The newest come first.', bn: 'নতুনগুলো আগে।' })}
      >
        <a href="#staff-page">{say({ en: 'Deleted ones', bn: 'যেগুলো মোছা হয়েছে' })}</a>
      </StaffPageHead>
    ),
  },
  {
    name: 'StaffPageHead: long text',
    render: ({ say }) => <StaffPageHead title={say(longText)} lead={say(longText)} />,
  },
  {
    name: 'Card',
    render: ({ say }) => (
      <Card id="example-card" heading={say(title)} isStacked>
        <p>{say(longText)}</p>
      </Card>
    ),
  },
  {
    name: 'Facts',
    render: ({ say }) => (
      <Facts>
        <Fact name={say({ en: 'Name', bn: 'নাম' })}>
          {say({ en: 'Rakib Hasan', bn: 'রাকিব হাসান' })}
        </Fact>
        <Fact name={say({ en: 'Address', bn: 'ঠিকানা' })}>{say(longText)}</Fact>
      </Facts>
    ),
  },
  {
    name: 'Flags',
    render: ({ say }) => (
      <Flags codes={['links']} words={{ links: say({ en: 'Holds links', bn: 'লিংক আছে' }) }} />
    ),
  },
  { name: 'StaffLanguageSwitch', render: () => <StaffLanguageSwitch /> },
  { name: 'Loaded: not yet', render: () => <Loaded result={null}>{() => null}</Loaded> },
  { name: 'Loaded: failed', render: () => <Loaded result={unreachable}>{() => null}</Loaded> },
  {
    name: 'Loaded: empty',
    render: ({ say }) => (
      <Loaded
        result={there}
        isEmpty={() => true}
        empty={<p>{say({ en: 'Nobody yet.', bn: 'এখনও কেউ নেই।' })}</p>}
      >
        {() => null}
      </Loaded>
    ),
  },
  {
    name: 'Loaded: there',
    render: () => <Loaded result={there}>{(names) => <p>{names.join(', ')}</p>}</Loaded>,
  },
];
