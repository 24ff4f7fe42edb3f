import type { Documents } from '#app/content/documents.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import type { DueFacts } from './due-fact.ts';
import { listFacts } from './list-facts.server.ts';
import { type ListedFact, isDue } from './listed-fact.ts';

/** So many days before the end of a licence staff are told, and again, as of something for that very day. */
const [firstDays, lastDays] = [60, 14];

/** What is due about facts on a day of Dhaka: a line for each document, and one for the licence. */
export function dueFacts(content: Documents, today: string): DueFacts[] {
  const due = listFacts(content, today).filter((fact) => isDue(fact, today));
  const ids = [...new Set(due.map(({ document }) => document))];
  return [
    ...licenceLine(content, today),
    ...ids.map((id) => lineOf(due.filter(({ document }) => document === id))),
  ];
}

function lineOf(facts: ListedFact[]): DueFacts {
  const [{ document, title }] = facts as [ListedFact, ...ListedFact[]];
  const dueOn = facts.map(({ goodUntil }) => goodUntil ?? '').toSorted()[0] ?? '';
  return { kind: 'facts', dueOn, document, title, count: facts.length };
}

function licenceLine({ licence }: Documents, today: string): DueFacts[] {
  const { validUntil } = licence.licence;
  if (!validUntil || daysLater(today, firstDays) < validUntil) return [];
  const isLast = validUntil >= today && validUntil <= daysLater(today, lastDays);
  return [{ kind: 'licence', dueOn: isLast ? today : validUntil, validUntil }];
}
