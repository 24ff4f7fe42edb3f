import { describe, expect, it } from 'vitest';
import { merged } from './use-paged-list.ts';

const rows = (ids: string) => [...ids].map((_id) => ({ _id }));
const ids = (all: { _id: string }[]) => all.map(({ _id }) => _id).join('');

describe('merged', () => {
  it.each([
    ['abcd', 'abcd', 'abcd', 'nothing has changed'],
    ['abcd', 'xabc', 'xabcd', 'a new row has pushed the last one out'],
    ['abcd', 'acde', 'abcde', 'a row does not fit any more'],
    ['abcd', 'bcd', 'abcd', 'the first one does not'],
    ['abcd', '', 'abcd', 'none does'],
    ['acd', 'abcd', 'abcd', 'a row has been taken back'],
  ])('%s on show and %s loaded are %s: %s', (onShow, fresh, result) =>
    expect(ids(merged(rows(onShow), rows(fresh)))).toBe(result),
  );

  it('shows what a row is now', () => {
    const [row] = merged([{ _id: 'a', contacted: false }], [{ _id: 'a', contacted: true }]);
    expect(row?.contacted).toBe(true);
  });

  it('a row that was changed while the list was on its way stays as the change has left it', () => {
    const [row] = merged(
      [{ _id: 'a', version: 3, contacted: true }],
      [{ _id: 'a', version: 2, contacted: false }],
    );
    expect(row?.contacted).toBe(true);
  });
});
