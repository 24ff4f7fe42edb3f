import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Rakib Hasan', 'RH'],
  ['md. rakib hasan', 'MR'],
  ['Madonna', 'M'],
  ['রাকিব হাসান', 'রাহা'],
  ['শ্রাবণ ক্ষিতি', 'শ্রাক্ষি'],
  ["<script>alert('x')</script>", 'S'],
  ['"O\'Brien"', 'O'],
  ['😀 🎉', ''],
  ['', ''],
])('gives for %j %j', (name, letters) => expect(initials(name)).toBe(letters));

it('does not heap up marks', () => {
  expect([...initials(`a${'\u0301'.repeat(500)}`)].length).toBeLessThanOrEqual(6);
});
