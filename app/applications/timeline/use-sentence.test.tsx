// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext } from '#app/i18n/text.ts';
import type { TimelineEntry } from './timeline-entry.ts';
import { useSentence } from './use-sentence.ts';

const paid = { kind: 'payment', code: 'deposit', amountBdt: 5000, from: 'R-1' } as TimelineEntry;

test.each([
  ['en', false, /^Tk\u00a05,000 received: /],
  ['en', true, /^Tk\u00a05,000 given back: /],
  ['bn', false, /^৳\u00a0৫,০০০ পাওয়া গেছে: /],
] as const)(
  'in %s an amount is written as everywhere (refund: %s)',
  (language, isRefund, words) => {
    const { result } = renderHook(() => useSentence({ ...paid, isRefund }, []), {
      wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
    });
    expect(result.current).toMatch(words);
  },
);
