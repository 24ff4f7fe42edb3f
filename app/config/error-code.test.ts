import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

test.each([
  [Object.assign(new Error('x'), { code: 'ENOENT' }), 'ENOENT'],
  [{ code: '23505' }, '23505'],
  // The numeric code of a DOMException means nothing to us.
  [new DOMException('x', 'TimeoutError'), undefined],
  [new Error('x'), undefined],
  ['x', undefined],
  [null, undefined],
  [undefined, undefined],
])('the code of %o is %o', (error, code) => expect(errorCode(error)).toBe(code));
