import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { chatTexts } from './chat.text.ts';
import { ChatWidget } from './chat-widget.tsx';

const { openingTimes } = defaultDocuments().agency.agency;

const agency = {
  phoneNumber: '+880 1711-000000',
  accountName: 'Sampan Overseas',
  avatar: '/illustrations/avatar.svg',
};

test.each(['en', 'bn'] as const)(
  'W-60 the closed chat is at most 1.5 kB of HTML (%s)',
  (language) => {
    const html = renderToString(<ChatWidget {...agency} {...chatTexts(language, openingTimes)} />);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1_500);
    expect(html).not.toContain('style=');
  },
);

test('W-36 the server sends a working link, without the picture and the texts of the panel', () => {
  const html = renderToString(<ChatWidget {...agency} />);
  expect(html).toContain(
    'href="https://api.whatsapp.com/send?phone=8801711000000" target="_blank" rel="noopener"',
  );
  expect(html).not.toContain('avatar.svg');
  expect(html).not.toContain('How can we help');
});

test('W-34 an unusable number never becomes a link', () => {
  const html = renderToString(<ChatWidget {...agency} phoneNumber="abc" />);
  expect(html).not.toContain('href');
});

test('W-67 the Bengali chat has no English words left', () => {
  const html = renderToString(
    <ChatWidget {...agency} accountName="সাম্পান ওভারসিজ" {...chatTexts('bn', openingTimes)} />,
  );
  const shown = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(shown.join()).not.toMatch(/[a-z]/i);
});

test('W-66 the chat uses nothing that only the newest React has', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const names = files
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from 'react(?:-dom)?'/g)])
    .flatMap(([, list = '']) => list.split(',').map((name) => name.replace('type', '').trim()))
    .filter(Boolean);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !inReact18.has(name))).toEqual([]);
});

const inReact18 = new Set([
  'FormEvent',
  'RefObject',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useRef',
  'useState',
  'useSyncExternalStore',
]);
