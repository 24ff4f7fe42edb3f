import { currencies } from '#app/content/kinds/trust/costs.ts';
import { employerLineNames, employerLines } from '#app/brand/employer-lines.ts';
import { languages } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { currencyTexts } from '../terms.text.ts';
import type { Typed } from '../typed-fields.ts';

/**
 * What the five lines of an employer's message say, as it is typed into the fields of a job order: the job in the language of
 * the line, and a number only where there is one alone. Everything else is left to whoever reads the message beside.
 */
export function typedFromLines(question: string): Typed {
  const typed: Record<string, string> = {};
  for (const line of question.split('\n')) {
    for (const name of employerLineNames) {
      for (const language of languages) {
        const label = `${employerLines[name].label[language]}:`;
        const said = line.startsWith(label) ? line.slice(label.length).trim() : '';
        if (said) Object.assign(typed, meanings[name](said, language));
      }
    }
  }
  return typed;
}

const meanings: Record<
  (typeof employerLineNames)[number],
  (said: string, language: (typeof languages)[number]) => Typed
> = {
  role: (said, language) => ({ [`title.${language}`]: said }),
  workers: (said) => ({ seats: numberIn(said) }),
  hours: (said) => ({ hours: numberIn(said) }),
  wage: (said) => ({ wage: numberIn(said), per: 'month', currency: currencyIn(said) }),
  lodging: (said, language) => ({
    [`lodging.words.${language}`]: said,
    ...(/^(?:given|provided|free)\b|^দেওয়া হবে/i.test(said) && { 'lodging.by': 'employer' }),
  }),
};

/** The only number of a line, without what parts its thousands. */
function numberIn(said: string): string {
  const numbers = toAsciiDigits(said).match(/\d+(?:[ ,]\d{2,3})*(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? (numbers[0]?.replace(/[ ,]/g, '') ?? '') : '';
}

function currencyIn(said: string): string {
  const words = said.toLowerCase();
  const isNamed = (code: (typeof currencies)[number]) =>
    [code, ...Object.values(currencyTexts[code])].some((name) =>
      words.includes(name.toLowerCase()),
    );
  return currencies.find(isNamed) ?? '';
}
