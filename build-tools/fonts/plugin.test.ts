import { expect, test, vi } from 'vitest';
import { makeFonts } from './make-fonts.ts';
import { siteFonts } from './plugin.ts';

vi.mock('./make-fonts.ts', () => ({ makeFonts: vi.fn<() => Promise<void>>(async () => {}) }));

test('fonts are made once for a build, and not where only the types of routes are generated', async () => {
  const start = ({ buildStart }: ReturnType<typeof siteFonts>) => (buildStart as () => unknown)();
  const { argv } = process;
  process.argv = [...argv, 'typegen'];
  const ofTypegen = siteFonts('serve');
  process.argv = argv;
  await start(ofTypegen);
  expect(makeFonts).not.toHaveBeenCalled();

  const ofBuild = siteFonts('build');
  await start(ofBuild);
  await start(ofBuild);
  expect(vi.mocked(makeFonts).mock.calls).toEqual([[{ everyWord: false }]]);
});
