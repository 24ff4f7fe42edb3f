import { type Bilingual, type Language, languages } from '#app/i18n/language.ts';
import { fill } from '#app/i18n/fill.ts';
import { type DocumentId, type Documents, documents } from '../documents.ts';
import { labelAt } from '../faults/fault-sentence.ts';
import { faultPlaces } from '../faults/faults.text.ts';
import { type Leaves, leavesIn } from '../leaves.ts';
import { type Figure, figuresIn } from './figures.ts';

/** A share, a time or a sum that a page states and the policy does not. A warning: it stops nothing. */
export type PolicyWarning = {
  document: DocumentId;
  path: string;
  locale: Language;
  /** As it stands there: `5 months`. */
  figure: string;
  /** Where the policy states another of the same kind, if anywhere, and which. */
  policy: { path: string; figure: string } | null;
};

/**
 * What visitors could hold against the policy: the figures in its three cards, in the steps of a consultation and
 * in the words of the training page that the policy does not state. How long a course takes is a fact of its own.
 */
export function policyWarnings(content: Documents): PolicyWarning[] {
  const stated = statedIn(policyLeaves(content));
  const known = new Set(stated.map(({ value }) => value));
  const courses = new Set(content.courses.courses.map(({ months }) => `month ${months}`));
  return claims(content).flatMap(({ document, path, text }) =>
    languages.flatMap((locale) =>
      figuresIn(text[locale])
        .filter(({ value }) => !known.has(value))
        .filter(({ value }) => document !== 'training' || !courses.has(value))
        .map(({ written, value }) => ({
          ...{ document, path, locale, figure: written },
          policy: anotherOf(value, locale, stated),
        })),
    ),
  );
}

/** A warning in words, beginning with the label of the field as a fault does. */
export function policyWarningSentence(
  { document, path, locale, figure, policy }: PolicyWarning,
  content: Documents,
  language: Language,
): string {
  const label = labelAt(documents[document].fields, content[document], path, language);
  const why = policy
    ? fill(texts.another[language], {
        figure,
        other: policy.figure,
        place: labelAt(documents.policy.fields, content.policy, policy.path, language),
      })
    : fill(texts.none[language], { figure });
  return `${label}, ${faultPlaces[locale][language]}: ${why}`;
}

const texts: Record<'another' | 'none', Bilingual> = {
  another: {
    en: 'this says "{figure}", but the policy says "{other}" ({place}).',
    bn: 'এখানে আছে “{figure}”, কিন্তু নীতিমালায় আছে “{other}” ({place})।',
  },
  none: {
    en: 'this says "{figure}", and the policy says nothing of it.',
    bn: 'এখানে আছে “{figure}”, কিন্তু নীতিমালায় এ কথা নেই।',
  },
};

type Text = { path: string; text: Bilingual };
type Stated = Figure & { path: string; locale: Language };

function policyLeaves({ policy: { title, lead, sections } }: Documents) {
  return textsOf(leavesIn(documents.policy.fields, { title, lead, sections }));
}

function statedIn(all: Text[]): Stated[] {
  return all.flatMap(({ path, text }) =>
    languages.flatMap((locale) =>
      figuresIn(text[locale]).map((figure) => ({ ...figure, path, locale })),
    ),
  );
}

function claims({ policy, consultation, training }: Documents) {
  const { policyGlance } = policy;
  const { consultationSteps } = consultation;
  return [
    ...claimsOf('policy', { policyGlance }),
    ...claimsOf('consultation', { consultationSteps }),
    ...claimsOf('training', training),
  ];
}

function claimsOf(document: DocumentId, content: object) {
  return textsOf(leavesIn(documents[document].fields, content)).map((text) => ({
    document,
    ...text,
  }));
}

/** The texts among leaves; those of several lines one by one. */
function textsOf(leaves: Leaves): Text[] {
  return Object.entries(leaves).flatMap(([path, value]) =>
    [value].flat().flatMap((text) => (isText(text) ? [{ path, text }] : [])),
  );
}

function isText(value: unknown): value is Bilingual {
  return typeof value === 'object' && value !== null && 'en' in value && 'bn' in value;
}

/** Where the policy states a figure of the same unit, in the same language. */
function anotherOf(value: string, language: Language, stated: Stated[]): PolicyWarning['policy'] {
  const unit = value.split(' ')[0]!;
  const other = stated.find(
    (each) => each.locale === language && each.value.startsWith(`${unit} `),
  );
  return other ? { path: other.path, figure: other.written } : null;
}
