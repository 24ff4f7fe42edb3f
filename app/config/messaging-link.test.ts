import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/support/for-all.ts';
import { buildWhatsAppUrl } from './messaging-link.ts';
import { mailtoOf } from '#app/config/mailto.ts';

const textOf = (url: string | null) => new URL(url!).searchParams.get('text');

describe('W-31 a text arrives as it was typed', () => {
  test.each([
    'A & B #1 +50%? ৳ আমি',
    'line one\nline two\r\nline three',
    '👩🏽‍🏭 🇧🇩 নমস্কার',
    'আমি'.repeat(1000),
    '<b>"quoted"</b> = \\',
  ])('%j', (text) => {
    for (const host of ['api', 'wa', 'web'] as const) {
      expect(textOf(buildWhatsAppUrl('8801711000000', text, host))).toBe(text);
    }
  });

  test('W-31 whatever is typed comes back trimmed, and never throws', () => {
    forAll(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const expected = text.trim().replace(/\p{Surrogate}/gu, '\uFFFD');
        expect(textOf(buildWhatsAppUrl('8801711000000', text)) ?? '').toBe(expected);
      }),
    );
  });

  test('W-31 half an emoji becomes a replacement character', () => {
    expect(textOf(buildWhatsAppUrl('8801711000000', 'a\uD83D'))).toBe('a\uFFFD');
  });
});

test.each(['+880 1711-000000', '008801711000000', '01711000000', '8801711000000'])(
  'W-33 %s is one and the same number',
  (phone) => {
    expect(buildWhatsAppUrl(phone)).toBe('https://api.whatsapp.com/send?phone=8801711000000');
  },
);

test.each(['abc', '', '12345', '0123456789', '1234567890123456', '+', '00', '0171100000'])(
  'W-34 %j is no number to send to',
  (phone) => {
    expect(buildWhatsAppUrl(phone, 'Hello')).toBeNull();
  },
);

test('W-26 the address names the number and the text', () => {
  const url = new URL(buildWhatsAppUrl('+8801000000001', ' Hello ')!);
  expect(url.pathname).toBe('/send');
  expect(Object.fromEntries(url.searchParams)).toEqual({ phone: '8801000000001', text: 'Hello' });
});

test('each form of link has its own address', () => {
  expect(buildWhatsAppUrl('01711000000', 'a b', 'wa')).toBe(
    'https://wa.me/8801711000000?text=a%20b',
  );
  expect(buildWhatsAppUrl('01711000000', 'a b', 'web')).toBe(
    'https://web.whatsapp.com/send?phone=8801711000000&text=a%20b',
  );
  expect(buildWhatsAppUrl('01711000000', '  ', 'wa')).toBe('https://wa.me/8801711000000');
});

test('an e-mail address keeps its @, and nothing in it becomes a part of the link', () => {
  expect(mailtoOf('rakib@example.com')).toBe('mailto:rakib@example.com');
  expect(mailtoOf('a?b&c#d@example.com')).toBe('mailto:a%3Fb%26c%23d@example.com');
});
