// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { Held } from './held.tsx';
import type { Review } from './load-review.ts';

afterEach(cleanup);

test('the dialog names the field whose number is the owner’s to publish, with the way to it', () => {
  const draft = {
    id: 'home',
    title: 'Home page',
    version: 1,
    from: null,
    isAsked: false,
    isKept: false,
  };
  const path = 'homeWords/headline';
  const message = 'Headline: a telephone number stands here';
  const review: Review = {
    ...{ drafts: [], without: [] },
    chosen: [{ ...draft, fields: [], changes: [{ path, label: 'Headline', sides: [] }] }],
    rehearsal: {
      ...{ changes: [], faults: [], warnings: [], pages: [] },
      held: [{ document: 'home', path, locale: 'en' }],
      foreign: [{ document: 'home', path, locale: null, code: 'foreign_contact', message }],
    },
  };
  render(
    <InPage>
      <Held review={review} onLeave={() => {}} />
    </InPage>,
  );
  expect(screen.getByRole('heading', { name: 'Kept for the owner: 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: message }).getAttribute('href')).toBe(
    `/admin/content/home?field=${path}`,
  );
  expect(screen.getByRole('button', { name: 'Ask the owner' })).toBeTruthy();
});
