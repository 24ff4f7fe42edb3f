import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaymentReceipt } from './payment.ts';
import { type ReceiptMark, ReceiptSheet } from './receipt-sheet.tsx';

const payment: PaymentReceipt['payment'] = {
  ...{
    _id: 'p1',
    receiptNo: 'R-2026-00007',
    amountBdt: 1234,
    kind: 'file_opening',
    method: 'cash',
  },
  ...{ reference: '', on: '2026-01-02', paidBy: 'Rakib Hasan', refundOf: null, refundOfNo: null },
  ...{ at: '2026-01-02T07:00:00.000Z', byName: 'Shirin', prints: 0, application: 'a1' },
  ...{ voidedAt: null, voidedByName: null, voidReason: '', name: 'Rakib Hasan' },
  receiptNumber: 'SO-2026-00012',
};

const refund = {
  ...{ refundOf: 'p1', refundOfNo: 'R-2026-00007', receiptNo: 'R-2026-00009', amountBdt: 500 },
} satisfies Partial<PaymentReceipt['payment']>;

const head = {
  name: { en: 'Sampan Overseas', bn: 'সাম্পান ওভারসিজ' },
  address: { en: 'Dhaka', bn: 'ঢাকা' },
  ...{ phones: ['+880 1000-000001'], licence: 'RL-0000' },
};

/** The sheet as it is printed: its title, and what stands beside each label. */
function printed(
  more: Partial<PaymentReceipt['payment']> = {},
  { mark = null, checkAt = null }: { mark?: ReceiptMark; checkAt?: string | null } = {},
) {
  const receipt = { payment: { ...payment, ...more }, head, checkAt };
  const html = renderToStaticMarkup(<ReceiptSheet receipt={receipt} mark={mark} />);
  const english = (part: string) => /lang="en">([^<]*)</.exec(part)?.[1] ?? textOf(part);
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return {
    title: english(/<h2>(.*?)<\/h2>/.exec(html)![1]!),
    number: /<\/h2><p class="[^"]*num">([^<]*)</.exec(html)![1],
    rows: Object.fromEntries(rows.map(([, label, value]) => [english(label!), textOf(value!)])),
    text: textOf(html),
    html,
  };
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('K-17 K-19 the receipt of a refund says so, of which receipt, and who has given the money back', () => {
  const { title, number, rows, text } = printed(refund);
  expect(title).toBe('Receipt for a refund');
  expect(text).toContain('টাকা ফেরতের রসিদ');
  expect(number).toBe('R-2026-00009');
  expect(rows).toMatchObject({
    'Refund of receipt': 'R-2026-00007',
    Amount: '৳ ৫০০ Tk 500',
    'In words': 'পাঁচশ টাকা মাত্র Five hundred taka only',
    'Given back by': 'Shirin',
    Application: 'SO-2026-00012',
  });
  expect(rows).not.toHaveProperty('Received by');
});

test('K-19 the receipt of a payment names no other, and who has received the money', () => {
  const { title, number, rows } = printed({ reference: '0012345', method: 'cheque' });
  expect([title, number]).toEqual(['Money receipt', 'R-2026-00007']);
  expect(rows).toEqual({
    Day: '২ জানুয়ারি, ২০২৬ 2 January 2026',
    Applicant: 'Rakib Hasan',
    Application: 'SO-2026-00012',
    For: 'ফাইল খোলা File opening',
    How: 'চেক Cheque 0012345',
    Amount: '৳ ১,২৩৪ Tk 1,234',
    'In words': 'এক হাজার দুইশ চৌত্রিশ টাকা মাত্র One thousand two hundred thirty-four taka only',
    'Received by': 'Shirin',
  });
});

test('K-19 who has paid for somebody else is named', () => {
  expect(printed({ paidBy: 'Karim' }).rows['Paid by']).toBe('Karim');
  expect(printed({ paidBy: '' }).rows).not.toHaveProperty('Paid by');
});

test.each([
  [null, [false, false, false]],
  ['copy', [true, false, false]],
  ['print-copy', [true, false, false]],
  ['void', [false, true, true]],
] satisfies [ReceiptMark, boolean[]][])(
  'K-17 the mark %s stands on it, and what is void is crossed out',
  (mark, stands) => {
    const { text, html } = printed({}, { mark });
    expect([text.includes('COPY'), text.includes('VOID'), html.includes('crossed')]).toEqual(
      stands,
    );
  },
);

test('where to check the agency stands there, in letters and as a picture, where the site knows it', () => {
  const checkAt = 'https://sampan.example/verify';
  const { text, html } = printed({}, { checkAt });
  expect(text).toContain(`Check us here ${checkAt}`);
  expect(html).toContain('<svg');
  expect(printed().text).not.toContain('Check us here');
});
