import { callTexts } from '#app/calls/calls.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ChecklistItem } from '../checklist/checklist-item.ts';
import { stageCodes, stages } from '../stage.ts';
import { factLabel } from '../facts/fact-label.ts';
import { informedBy } from '../informing/informing.text.ts';
import { paymentKindCodes, paymentKinds, formatTaka } from '../money/payment-words.ts';
import { revealReasonCodes, revealReasons } from '../reveal/reveal-body.ts';
import type { TimelineEntry } from './timeline-entry.ts';
import { timelineTexts } from './timeline.text.ts';

/** What an entry says, in a sentence of the page's language; empty for a note, which speaks for itself. */
export function useSentence(entry: TimelineEntry, checklist: ChecklistItem[]): string {
  const texts = useTexts(timelineTexts);
  const outcomes: Record<string, string> = useTexts(callTexts);
  const language = useLanguage();
  const { kind, code, from } = entry;
  const stageName = (name: string) => {
    const known = stageCodes.find((one) => one === name);
    return known ? stages[known][language] : name;
  };
  switch (kind) {
    case 'sent':
      if (code === 'import') return texts.sentImport;
      return code === 'office' ? texts.sentOffice : texts.sentWebsite;
    case 'move':
      return fill(texts.move, { from: stageName(from), to: stageName(code) });
    case 'call':
      return code ? fill(texts.call, { outcome: outcomes[code] ?? code }) : texts.callNoted;
    case 'note':
      return '';
    case 'check': {
      const item = checklist.find((one) => one.code === code);
      return fill(texts[item?.kind ?? 'document'], { item: item?.name[language] ?? code });
    }
    case 'payment': {
      const known = paymentKindCodes.find((one) => one === code);
      const said = {
        amount: formatTaka(language, entry.amountBdt ?? 0),
        kind: known ? paymentKinds[known][language] : code,
      };
      return fill(entry.isRefund ? texts.refunded : texts.paid, said);
    }
    case 'correction': {
      const isPromise = code === 'jobOrder' || code === 'terms';
      return fill(texts[isPromise ? 'promise' : 'correction'], {
        field: factLabel(code)[language],
      });
    }
    case 'reveal': {
      const known = revealReasonCodes.find((one) => one === code);
      return fill(texts.reveal, {
        reason: known ? revealReasons[known][language] : texts.revealApi,
      });
    }
    case 'message':
      return texts.message;
    case 'informed':
      return informedBy(code)[language];
  }
}
