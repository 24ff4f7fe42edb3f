import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Secrets, withNewKeys, withNewestKeys } from '#app/config/secrets.server.ts';
import { legacyCiphertext } from '#tests/support/legacy-ciphertext.ts';
import {
  type UnreadablePassport,
  createPassportCipher,
  maskedPassport,
} from './passport-cipher.server.ts';

const key = () => randomBytes(32).toString('base64url');
const secrets: Secrets = { signingKeys: { s1: key() }, passportKeys: { k1: key() } };
const cipher = createPassportCipher(secrets);
const encryptedFor = (_id: string, typed = 'A01234567') => ({ _id, ...cipher.encrypt(typed, _id) });
const bytesOf = (ciphertext: string) => Buffer.from(ciphertext.replace('2.', ''), 'base64');

/** What comes of a row, and what is reported of it. */
function decrypted(row: Parameters<typeof cipher.decrypt>[0], given = secrets) {
  const reports: UnreadablePassport[] = [];
  const typed = createPassportCipher(given, (unreadable) => reports.push(unreadable)).decrypt(row);
  return { typed, codes: reports.map(({ code, application }) => `${code} ${application}`) };
}

test.each(['A01234567', 'NO PASSPORT YET', 'পাসপোর্ট নেই 🙂', ' a 012-34567 ', 'x'.repeat(200)])(
  '%s is opened as it was typed',
  (typed) => {
    expect(decrypted(encryptedFor('a1', typed))).toEqual({ typed, codes: [] });
  },
);

test('the same number sealed a hundred times gives a hundred nonces and texts', () => {
  const ciphertext = Array.from({ length: 100 }, () => encryptedFor('a1').passportSealed);
  expect(new Set(ciphertext).size).toBe(100);
  const part = (from: number, to: number) =>
    new Set(ciphertext.map((text) => bytesOf(text).subarray(from, to).toString('hex'))).size;
  expect(part(0, 12)).toBe(100);
  // With one nonce for all, equal numbers would have equal bytes behind it.
  expect(part(28, 37)).toBe(100);
});

test('nothing of the number can be seen, neither in the text nor in its bytes', () => {
  const { passportSealed } = encryptedFor('a1');
  expect(passportSealed + bytesOf(passportSealed).toString('latin1')).not.toContain('0123');
});

test('two numbers that were swapped in the database open as neither, and are reported', () => {
  const [one, other] = [encryptedFor('a1', 'A01234567'), encryptedFor('a2', 'B76543210')];
  expect(decrypted({ ...other, _id: 'a1' })).toEqual({ typed: null, codes: ['not_authentic a1'] });
  expect(decrypted({ ...one, _id: 'a2' })).toEqual({ typed: null, codes: ['not_authentic a2'] });
});

test('a number is not read as one of the format before, which any row opens', () => {
  const row = encryptedFor('a1');
  const unmarked = { ...row, passportSealed: row.passportSealed.replace('2.', '') };
  expect(decrypted(unmarked)).toEqual({ typed: null, codes: ['not_authentic a1'] });
});

test('what was sealed before rows counted is still opened', () => {
  expect(decrypted({ _id: 'a1', ...legacyCiphertext(secrets, 'A01234567') }).typed).toBe(
    'A01234567',
  );
});

test.each([
  ['a changed byte', (bytes: Buffer) => bytes.fill(bytes[30]! ^ 1, 30, 31)],
  ['a changed tag', (bytes: Buffer) => bytes.fill(bytes[12]! ^ 1, 12, 13)],
  ['a cut end', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['a tag of four bytes', (bytes: Buffer) => bytes.subarray(0, 16)],
  ['nothing', () => Buffer.alloc(0)],
])('%s is reported and not thrown', (_, spoil) => {
  const row = encryptedFor('a1');
  const passportSealed = `2.${spoil(bytesOf(row.passportSealed)).toString('base64')}`;
  expect(decrypted({ ...row, passportSealed })).toEqual({
    ...{ typed: null, codes: ['not_authentic a1'] },
  });
});

test('without its key a number is reported as such; with keys of before and after it is opened', () => {
  const row = encryptedFor('a1');
  const changed = withNewKeys(secrets);
  expect(decrypted(row, changed).typed).toBe('A01234567');
  expect(decrypted(row, withNewestKeys(changed))).toEqual({
    typed: null,
    codes: ['key_missing a1'],
  });
  expect(createPassportCipher(changed).encrypt('A01234567', 'a1').passportKeyId).toBe('k2');
});

test('hashes of a content are those of every key, the newest first, and say nothing without one', () => {
  const changed = createPassportCipher(withNewKeys(secrets));
  const [newest, older, ...more] = changed.contentHashes('content');
  expect([older, more]).toEqual([cipher.contentHashes('content')[0], []]);
  expect([newest?.split(':')[0], older?.split(':')[0]]).toEqual(['2', '1']);
  const foreign = createPassportCipher({ ...secrets, signingKeys: { s1: key() } });
  expect(foreign.contentHashes('content')).not.toEqual(cipher.contentHashes('content'));
});

test.each([
  ['1', '•••••'],
  ['12', '•••••'],
  ['123', '•••••'],
  ['1234', '•••••'],
  ['12345', '•••••'],
  ['123456', '•••••456'],
  ['A123456', '•••••456'],
  ['AB123456', '•••••456'],
  ['AB1234567', '•••••567'],
  ['1234567890', '•••••890'],
  ['12345678901', '•••••901'],
  ['123456789012', '•••••012'],
])('of %s staff see %s', (typed, masked) => {
  expect(maskedPassport(typed)).toBe(masked);
});

test.each([
  ['what separates or pads it counts for nothing', ' A-1 2 3-4 ', '•••••'],
  ['nor is it shown', 'AB 123 45-6-7', '•••••567'],
  ['digits of any script make a number', 'এবি১২৩৪৫৬৭', '•••••৫৬৭'],
  ['so do those that look like digits', 'AB①②③④⑤⑥⑦', '•••••⑤⑥⑦'],
  ['a number among words shows no more than its end', 'my number is A12345678', '•••••678'],
  ['words are no number', 'NO PASSPORT YET', 'NO PASSPORT YET'],
  ['in any script', 'এখনো পাসপোর্ট নেই', 'এখনো পাসপোর্ট নেই'],
  ['nothing stays nothing', '', ''],
])('%s', (_, typed, masked) => {
  expect(maskedPassport(typed)).toBe(masked);
});
