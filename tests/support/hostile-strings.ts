import { readFileSync } from 'node:fs';

/** A text that has broken programs before, and the expected result. */
export type HostileString = {
  id: string;
  class: string;
  expect: string;
  field?: string;
  value?: string;
  make?: { repeat: string; times: number };
};

export const hostileStrings: HostileString[] = JSON.parse(
  readFileSync('tests/corpus/strings.json', 'utf8'),
).strings;

export function textOf({ value, make }: HostileString): string {
  return value ?? make?.repeat.repeat(make.times) ?? '';
}
