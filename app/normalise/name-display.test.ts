import { expect, test } from 'vitest';
import { displayName } from './name-display.ts';

test.each([
  ['MD ABDUR RAHMAN', 'Md Abdur Rahman'],
  ['M.A. RAHMAN', 'M.A. Rahman'],
  ["O'BRIEN-SMITH", "O'Brien-Smith"],
  ['ÁRVÍZTŰRŐ', 'Árvíztűrő'],
  ['Md  Abdur\n\nRahman ', 'Md Abdur Rahman'],
  ['মোঃ\nআব্দুর  রহমান', 'মোঃ আব্দুর রহমান'],
  ['md abdur', 'md abdur'],
  ['McDONALD', 'McDONALD'],
  ['\ufeffRahim\u200b', 'Rahim'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['<b>x</b>', '<b>x</b>'],
  ['🙂', '🙂'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(displayName(typed)).toBe(shown);
  expect(displayName(shown)).toBe(shown);
});
