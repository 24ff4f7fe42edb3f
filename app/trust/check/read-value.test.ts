import { expect, test } from 'vitest';
import { buildWhatsAppUrl, linkHosts } from '#app/config/messaging-link.ts';
import { readValue } from './read-value.ts';

const likeliest = (typed: string) => {
  const reading = readValue(typed);
  return reading.status === 'read' ? reading.values[0] : reading.status;
};

test.each([
  ['+880 1712-345678', '+8801712345678'],
  ['০১৭১২-৩৪৫৬৭৮', '+8801712345678'],
  ['01712 345 678', '+8801712345678'],
  ['٠١٧١٢٣٤٥٦٧٨', '+8801712345678'],
  ['(+88) 01712345678', '+8801712345678'],
  ['https://wa.me/8801712345678?text=hi', '+8801712345678'],
  ['+36 30 123 4567', '+36301234567'],
  ...linkHosts.map((host) => [buildWhatsAppUrl('+8801712345678', 'a & b', host), '+8801712345678']),
  ['https://api.whatsapp.com/send/?phone=8801712345678&text=x&app_absent=0', '+8801712345678'],
  ['web.whatsapp.com/send?phone=%2B8801712345678', '+8801712345678'],
  ['https://api.whatsapp.com/send?text=hi&phone=+880%201712-345678', '+8801712345678'],
  ['https://wa.me/+8801712345678', '+8801712345678'],
  ['wa.me/%2B8801712345678/', '+8801712345678'],
  ['whatsapp://send?phone=8801712345678', '+8801712345678'],
  ['<https://wa.me/8801712345678>', '+8801712345678'],
  ['tel:+8801712345678', '+8801712345678'],
])('%s is a phone number', (typed, value) => {
  expect(likeliest(typed ?? '')).toEqual({ kind: 'phone', value });
});

test.each([
  ['Info@Sampan.EXAMPLE', 'info@sampan.example'],
  ['mailto:info@sampan.example', 'info@sampan.example'],
  [' info@sampan.example ', 'info@sampan.example'],
  ['Sampan <info@sampan.example>', 'info@sampan.example'],
  ['"Sampan" <Info@sampan.example>', 'info@sampan.example'],
  ['mailto:info@sampan.example?subject=Hello', 'info@sampan.example'],
])('%s is an e-mail', (typed, value) => {
  expect(likeliest(typed)).toEqual({ kind: 'email', value });
});

test.each([
  ['https://m.facebook.com/x/?ref=1', 'facebook.com/x'],
  ['fb.com/X', 'facebook.com/x'],
  ['http://www.facebook.com/x#about', 'facebook.com/x'],
  ['www.m.facebook.com//x//', 'facebook.com/x'],
  ['https://www.facebook.com/profile.php?id=1000&ref=2', 'facebook.com/1000'],
  ['https://www.facebook.com/profile.php?id=1001', 'facebook.com/1001'],
  ['https://www.tiktok.com/@sampan', 'tiktok.com/@sampan'],
  [
    'https://facebook.com/সাম্পান',
    'facebook.com/%e0%a6%b8%e0%a6%be%e0%a6%ae%e0%a7%8d%e0%a6%aa%e0%a6%be%e0%a6%a8',
  ],
  [
    'https://m.facebook.com/story.php?story_fbid=1&id=2',
    'facebook.com/story.php?story_fbid=1&id=2',
  ],
  ['facebook.com/story.php?id=2&story_fbid=1&ref=3', 'facebook.com/story.php?story_fbid=1&id=2'],
  ['facebook.com/photo.php?fbid=1&set=a.2&type=3', 'facebook.com/photo.php?fbid=1'],
  ['facebook.com/media/set/?set=a.2', 'facebook.com/media/set?set=a.2'],
  ['facebook.com/profile.php?id=1&id=2', 'facebook.com/profile.php?id=1&id=2'],
  ['facebook.com/profile.php?id=%00', 'facebook.com/%00'],
  ['https://www.youtube.com/watch?v=aBc&list=PL1&t=4s', 'youtube.com/watch?v=aBc'],
  ['youtube.com/playlist?list=PL1', 'youtube.com/playlist?list=PL1'],
  ['youtube.com/watch', 'youtube.com/watch'],
  ['api.whatsapp.com/send?text=hi&phone=1&phone=2', 'api.whatsapp.com/send?phone=1&phone=2'],
  ['sampan.example/?fbclid=1', 'sampan.example'],
  ['sampan.example', 'sampan.example'],
  ['sampan.example.', 'sampan.example'],
])('%s is a page', (typed, value) => {
  expect(likeliest(typed)).toEqual({ kind: 'social', value });
});

test.each([
  ['2050 1234-5678 9012', '2050123456789012'],
  ['RL–০১২৩', 'rl0123'],
  ['SA/2025/17', 'sa/2025/17'],
])('%s is an account or a registration number', (typed, value) => {
  expect(likeliest(typed)).toEqual({ kind: 'account', value });
});

test('a mobile number may be a mobile account, too', () => {
  expect(readValue('01712-345678')).toEqual({
    ...{ status: 'read', kind: 'phone' },
    values: [
      { kind: 'phone', value: '+8801712345678' },
      { kind: 'account', value: '01712345678' },
    ],
  });
});

test.each(['Rahima Begum', 'রহিমা বেগম', '@sampanoverseas', '☎', '...'])(
  'in %s there is nothing to compare',
  (typed) => {
    expect(readValue(typed)).toEqual({ status: 'read', kind: 'person', values: [] });
  },
);

test.each([
  '01712345678, 01812345678',
  '01712345678 01812345678',
  '01712345678/01812345678',
  '+36301234567 +8801712345678',
  '01712345678 / 09612345678',
  '01712345678 & 096-1234-5678',
  '01712345678 (imo +971 50 1234567)',
  '01712345678/02-9876543',
  '01712345678 / 096_1234_5678',
  '971501234567 / 01712345678',
  '01712/345678 & 09612345678',
  '২০৫০১২৩৪৫৬৭৮৯০১২ / ০৯৬১২৩৪৫৬৭৮',
  '01712345678 a@sampan.example',
  'facebook.com/x facebook.com/y',
  '20501234567890 or 20501234567891',
  '০১৭১২৩৪৫৬৭৮ ও ০১৮১২৩৪৫৬৭৮',
])('%s is more than one', (typed) => {
  expect(readValue(typed)).toEqual({ status: 'several' });
});

test.each(['', '  ', '\u200b'])('%j is nothing', (typed) => {
  expect(readValue(typed)).toEqual({ status: 'required' });
});

test.each([
  'Dutch-Bangla Bank, 2050123456789',
  '01712/345678',
  '0171_234_5678',
  'Rahim 01712345678',
  '+880/1712-345678 (9-17)',
  '+44 (0) 20 7946 0958',
])('%s is one', (typed) => {
  expect(readValue(typed)).toMatchObject({ status: 'read' });
});

test('characters that no text has are left out', () => {
  expect(readValue('123\u0000')).toEqual(readValue('123'));
  expect(readValue('\u0000')).toEqual({ status: 'required' });
});

test('long input is read at once', () => {
  for (const piece of ['1', 'a.', '+1', 'a@', '01712345678', 'http://', '-']) {
    readValue(piece.repeat(500).slice(0, 500));
  }
});
