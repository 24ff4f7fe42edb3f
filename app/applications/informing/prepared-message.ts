import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { displayName } from '#app/normalise/name-display.ts';

/** The most that a message has, in UTF-16 units. */
const longest = 500;
const longestName = 40;

/** What a message names of a case. */
export type MessageFacts = {
  name: string;
  agency: Bilingual;
  /** With its dash. */
  receipt: string;
  /** The name of the stage. */
  step: Bilingual;
  /** Since when it is there, `yyyy-mm-dd`. */
  day: string;
  /** What is asked for and not there, by name. */
  papers: readonly Bilingual[];
  /** Where applicants can check that we are who we say; null where the site does not know its address. */
  checkAt: string | null;
};

const closing: Bilingual = {
  en: 'Nobody may ask you for money by phone.',
  bn: 'ফোনে কেউ আপনার কাছে টাকা চাইতে পারেন না।',
};
const check: Bilingual = { en: 'Check us: {address}', bn: 'আমাদের মিলিয়ে দেখুন: {address}' };

/**
 * A sentence of the content with what it names of a case, and the warning that every message ends with. At most 500
 * characters: where papers make it longer, the last of them are left out. A sentence about papers goes where none is
 * missing.
 */
export function preparedMessage(
  language: Language,
  template: Bilingual,
  facts: MessageFacts,
): string {
  const { papers, checkAt } = facts;
  const end = [closing[language], checkAt && fill(check[language], { address: checkAt })];
  const withPapers = (count: number) => {
    const shown = papers.slice(0, count).map((paper) => paper[language]);
    const list = [...shown, ...(count < papers.length ? ['…'] : [])].join(', ');
    return [wordsOf(language, template, facts, list), ...end].filter(Boolean).join(' ');
  };
  for (let count = papers.length; count > 0; count--) {
    const message = withPapers(count);
    if (message.length <= longest) return message;
  }
  return withPapers(0);
}

function wordsOf(
  language: Language,
  template: Bilingual,
  { name, agency, receipt, step, day }: MessageFacts,
  papers: string,
): string {
  const text = template[language];
  const told = papers === '' || papers === '…' ? text.replace(aboutPapers, '').trim() : text;
  return fill(told, {
    ...{ name: shortened(displayName(name)), agency: agency[language], receipt, papers },
    ...{ step: step[language], day: formatDay(language, day) },
  });
}

/** A sentence that has `{papers}` in it. */
const aboutPapers = /[^.।!?]*\{papers\}[^.।!?]*[.।!?]?/g;

/** Cut between characters as people see them. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  let cut = '';
  for (const word of name.split(' ')) {
    if (cut.length + word.length >= longestName) break;
    cut = `${cut} ${word}`.trim();
  }
  return cut || [...name].slice(0, longestName / 2).join('');
}
