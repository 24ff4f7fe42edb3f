import { expect, test } from 'vitest';
import { initialsOf, shownName } from './shown-name.ts';

test.each([
  ['Rakib Hasan', 'Rakib', 'R. H.'],
  ['  rakib   hasan ', 'rakib', 'R. H.'],
  ['Md. Rakib Hasan', 'Rakib', 'R. H.'],
  ['MD.Rakib', 'Rakib', 'R.'],
  ['Mst Nasrin Akter', 'Nasrin', 'N. A.'],
  ['মোঃ রাকিব হাসান', 'রাকিব', 'রা. হা.'],
  ['মোঃরাকিব হাসান', 'রাকিব', 'রা. হা.'],
  ['মো. রাকিব', 'রাকিব', 'রা.'],
  ['মোছাঃ নাসরিন আক্তার', 'নাসরিন', 'না. আ.'],
  ['শ্যামল', 'শ্যামল', 'শ্যা.'],
  ["D'Costa Anne-Marie", "D'Costa", 'D. A.'],
  // Nothing but a title: better that than nobody.
  ['Md.', 'Md', 'M.'],
  ['Rakib (Hasan) 2', 'Rakib', 'R. H.'],
])('%s is %s by the first name, and %s by initials', (name, first, initials) => {
  expect(shownName(name, 'first')).toBe(first);
  expect(shownName(name, 'initials')).toBe(initials);
  expect(initialsOf(name)).toBe(initials);
  expect(shownName(name, 'full')).toBe(name);
  expect(shownName(name, null)).toBe(name);
});
