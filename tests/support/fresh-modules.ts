import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// Before each file. A worker keeps its modules from file to file, and a mock is put only into what is loaded after it:
// a file that has one loads everything anew, and so does the file after it.
const file = expect.getState().testPath;
if (file && readFileSync(file, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}

// A worker keeps its document as well, with what the pages in it have stored.
if (typeof document !== 'undefined') {
  afterAll(() => {
    document.body.replaceChildren();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
}
