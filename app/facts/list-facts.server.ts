import { type Destination, destinationNames, destinations } from '#app/content/destinations.ts';
import { type Documents, documentIds, documents } from '#app/content/documents.ts';
import { countryOfGuide, isGuideListed } from '#app/content/kinds/trust/guide.ts';
import { factState, goodUntil } from '#app/content/shelf-life/fact-state.ts';
import { type PlacedFact, factsIn } from '#app/content/shelf-life/facts-in.ts';
import { isRecord } from '#app/content/leaves.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { type ListedFact, factStates } from './listed-fact.ts';

/** All facts of the content that age, the worst first; of countries those that are listed. */
export function listFacts(content: Documents, today: string): ListedFact[] {
  return documentIds
    .filter((id) => isGuideListed(id, content))
    .flatMap((document) =>
      factsIn(documents[document].fields, content[document]).map((placed) => ({
        document,
        title: documents[document].title,
        ...listedFact(placed, countryOfGuide(document), today),
      })),
    )
    .sort(worstFirst);
}

function listedFact(
  { shelf, path, fact, isGuarded }: PlacedFact,
  country: Destination | undefined,
  today: string,
) {
  const { source, checkedOn = null } = fact;
  const said: Record<string, unknown> = { country, ...fact };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    path,
    shelf,
    name: nameOf(shelf, said),
    isGuarded,
    checkedOn,
    state: factState(shelf, fact, today),
    source: { title: source.title, url: source.url },
    checkedBy: textOf(said.checkedBy),
    goodUntil: goodUntil(shelf, fact),
    validUntil: shelf === 'licence' ? textOf(said.validUntil) : null,
  };
}

/** What a fact is about, by the field of its kind that says so. */
function nameOf(
  shelf: PlacedFact['shelf'],
  { name, value, country, currency }: Record<string, unknown>,
): Bilingual | null {
  if (shelf === 'rate') return { en: String(currency), bn: String(currency) };
  if (shelf === 'identity') return { en: String(value), bn: String(value) };
  if (isRecord(name)) return { en: String(name.en ?? name.bn), bn: String(name.bn ?? name.en) };
  const code = destinations.find((one) => one === country);
  return code ? destinationNames[code] : null;
}

/** By state; within it what is good for the shortest time, or no longer good for the longest, first. */
function worstFirst(a: ListedFact, b: ListedFact): number {
  if (a.state !== b.state) return factStates.indexOf(a.state) - factStates.indexOf(b.state);
  return (a.goodUntil ?? '') < (b.goodUntil ?? '') ? -1 : Number(a.goodUntil !== b.goodUntil);
}
