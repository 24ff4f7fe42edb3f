// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '#app/http/api-client.ts';
import EditorPage from './editor/editor-page.tsx';
import { loadEditor } from './editor/load-editor.ts';
import ContentHistoryPage from './history/content-history-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = 'news.0199a000-0000-7000-8000-000000000001';

test.each([
  ['editor', EditorPage, () => ({ data: loadEditor(id, false) })],
  ['editor, begun and deleted', EditorPage, () => ({ data: loadEditor(id, true) })],
  [
    'history',
    ContentHistoryPage,
    () => ({ revisions: callApi('GET /api/content/:id/revisions', { params: { id } }) }),
  ],
])(
  'of a notice that is gone the page says so, and offers no other try (%s)',
  async (_, Component, load) => {
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(
        address === '/api/content'
          ? Response.json([{ _id: id, state: 'deleted' }])
          : Response.json({ code: 'not_found' }, { status: 404 }),
      ),
    );
    const Page = createRoutesStub([
      { path: '/', Component, HydrateFallback: () => null, loader: () => ({ id, ...load() }) },
    ]);
    render(<Page />);
    expect(await screen.findByText(/^There is no such page of content/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
