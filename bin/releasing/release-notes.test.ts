import { expect, test } from 'vitest';
import { dated, isAfter, isVersion, notesOf } from './release-notes.ts';

const notes = `# Changelog

## Next

**What you must do:** nothing.

## 1.1.0 (2026-12-01)

Before.
`;

test('what stands under "Next" becomes the notes of the version', () => {
  const released = dated(notes, '1.2.0', '2026-12-24');
  expect(released).toContain('\n## 1.2.0 (2026-12-24)\n\n**What you must do:** nothing.\n');
  expect(notesOf(released, '1.2.0')).toBe('**What you must do:** nothing.');
  expect(notesOf(released, '1.1.0')).toBe('Before.');
  expect(notesOf(released, '1.1')).toBe('');
  expect(dated(released, '1.3.0', '2026-12-25')).toBe(released);
});

test.each(['1.0', 'v1.0.0', '1.0.0-rc.1', '01.0.0', '1.0.0\n', ''])('%j is no version', (text) =>
  expect(isVersion(text)).toBe(false),
);

test('versions are compared by their numbers', () => {
  expect(isVersion('1.10.0')).toBe(true);
  expect(isAfter('1.10.0', '1.9.9')).toBe(true);
  expect(isAfter('2.0.0', '1.9.9')).toBe(true);
  expect(isAfter('1.9.9', '1.10.0')).toBe(false);
  expect(isAfter('1.9.9', '1.9.9')).toBe(false);
});
