import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { dialled } from '#app/content/dialled.ts';

const { agency } = defaultDocuments().agency;

const app = resolve(import.meta.dirname, '../../app');

/** What a search for the agency's name finds and what is not the agency: the API and the server's output are the software's. */
const allowed = ['api.server.ts: Sampan', 'run-site.server.ts: Sampan'];

test('the name, the numbers and the addresses of the agency stand in content alone', () => {
  const facts = [
    ...[...Object.values(agency.name), agency.name.en.split(' ')[0] ?? ''],
    ...[agency.email, agency.chatNumber, ...Object.values(agency.address)],
    ...agency.phones.flatMap(({ shown }) => [
      shown,
      dialled(shown),
      dialled(shown).replace('+', ''),
    ]),
    ...agency.socials.map(({ url }) => url),
  ];
  const found = sources().flatMap((file) => {
    const text = readFileSync(join(app, file), 'utf8');
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(found).toEqual(allowed);
});

function sources(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'),
  );
}
