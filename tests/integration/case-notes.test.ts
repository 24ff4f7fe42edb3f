import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { CaseNote } from '#app/applications/timeline/case-note.ts';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import { readRevealsOverLimit } from '#app/applications/reveal/count-reveals.server.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'applicationTerm', 'caseNote', 'event'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let colleague: string;
  let id: string;

  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
    colleague = await site.signIn('colleague@sampan.example');
  });
  beforeEach(async () => {
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  const send = (method: string, part: string, json?: object, as = cookie, key?: string) =>
    site.call(method, `/api/application/${part.replace(':id', id)}`, {
      cookie: as,
      ...(json && { json }),
      ...(key && { headers: { 'Idempotency-Key': key } }),
    });
  const notes = async (): Promise<CaseNote[]> => {
    const answer = await send('GET', ':id/case');
    const { notes: found } = (await answer.json()) as CaseView;
    return found;
  };
  const add = async (text: string, as = cookie) => {
    const added = (await (await send('POST', ':id/note', { text }, as)).json()) as { _id: string };
    return added._id;
  };
  const problemOf = async (answer: Response) => (await answer.json()) as Problem;
  const actions = async () => {
    const { db } = site.services.database;
    const events = await db.selectFrom('event').select('action').orderBy('_id').execute();
    return events.map(({ action }) => action);
  };

  describe('a note', () => {
    test('stands on the case with who wrote it and when, and is an activity', async () => {
      site.setNow('2026-11-22T06:00:00.000Z');
      await add('  Brings the degree on Sunday.\nAsk for the brother. ');
      expect(await notes()).toMatchObject([
        {
          ...{ text: 'Brings the degree on Sunday.\nAsk for the brother.', byName: 'rahima' },
          ...{ at: '2026-11-22T06:00:00.000Z', editedAt: null, withdrawnBy: null, shownFor: '' },
        },
      ]);
      const { lastActivityAt, version } = await site.services.database.db
        .selectFrom('application')
        .select(['lastActivityAt', 'version'])
        .executeTakeFirstOrThrow();
      expect({ lastActivityAt, version }).toEqual({
        ...{ lastActivityAt: '2026-11-22T06:00:00.000Z', version: 0 },
      });
    });

    test.each([
      ['', 'required'],
      ['  \n ', 'required'],
      ['x'.repeat(2001), 'too_long'],
      ['a\0b', 'forbidden_characters'],
    ])('K-09: is refused where it is %j', async (text, code) => {
      const answer = await send('POST', ':id/note', { text });
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors).toMatchObject([{ field: 'text', code }]);
      expect(await notes()).toEqual([]);
    });

    test('K-09: has up to 2,000 characters', async () => {
      await add('x'.repeat(2000));
      expect(await notes()).toHaveLength(1);
    });

    twice(
      'K-09: the same key twice is one note, also at once; with other words it is refused',
      async () => {
        const key = 'a-key-of-the-page-0001';
        const both = await Promise.all(
          [1, 2].map(() => send('POST', ':id/note', { text: 'Once' }, cookie, key)),
        );
        const ids = await Promise.all(both.map(async (answer) => (await answer.json()) as object));
        expect(both.map(({ status }) => status)).toEqual([201, 201]);
        expect(ids[0]).toEqual(ids[1]);
        expect(await notes()).toHaveLength(1);
        const other = await send('POST', ':id/note', { text: 'Twice' }, cookie, key);
        expect((await problemOf(other)).code).toBe('key_reused');
      },
    );

    twice('K-09: whatever is stored comes back as it was written', async () => {
      for (const text of hostileStrings.map(textOf).filter(({ length }) => length <= 2000)) {
        const answer = await send('POST', ':id/note', { text });
        expect([201, 422]).toContain(answer.status);
        if (answer.status === 201) expect((await notes())[0]?.text).toBe(text.trim());
      }
    });

    test('K-10: is changed by its author for 15 minutes, and afterwards only withdrawn', async () => {
      const note = await add('Comes on Sunday');
      site.setNow('2026-11-21T06:15:00.000Z');
      const edited = await send('PATCH', `note/${note}`, { text: 'Comes on Monday' });
      expect(edited.status).toBe(200);
      expect(await notes()).toMatchObject([
        { text: 'Comes on Monday', editedAt: '2026-11-21T06:15:00.000Z' },
      ]);
      site.setNow('2026-11-21T06:15:00.001Z');
      const late = await send('PATCH', `note/${note}`, { text: 'Never comes' });
      expect([late.status, (await problemOf(late)).code]).toEqual([403, 'note_is_fixed']);
      expect((await send('DELETE', `note/${note}`)).status).toBe(200);
      expect(await notes()).toMatchObject([{ text: 'Comes on Monday', withdrawnBy: 'rahima' }]);
      expect((await send('PATCH', `note/${note}`, { text: 'Again' })).status).toBe(403);
      expect((await send('DELETE', `note/${note}`, undefined, colleague)).status).toBe(200);
      expect(await notes()).toMatchObject([{ withdrawnBy: 'rahima' }]);
      expect(await actions()).toEqual([
        ...['application.submitted', 'application.note-added', 'application.note-edited'],
        'application.note-withdrawn',
      ]);
    });

    test("one's own is gone when it is taken away at once, a colleague's stays as withdrawn", async () => {
      await send('DELETE', `note/${await add('A slip')}`);
      expect(await notes()).toEqual([]);
      const theirs = await add('Wants Japan');
      const changed = await send('PATCH', `note/${theirs}`, { text: 'Wants Poland' }, colleague);
      expect(changed.status).toBe(403);
      await send('DELETE', `note/${theirs}`, undefined, colleague);
      expect(await notes()).toMatchObject([{ text: 'Wants Japan', withdrawnBy: 'colleague' }]);
    });

    test('neither added nor changed where the application is in the trash, or is none', async () => {
      const note = await add('Comes on Sunday');
      await send('DELETE', ':id');
      for (const [method, part] of [
        ['POST', ':id/note'],
        ['POST', 'none/note'],
        ['PATCH', `note/${note}`],
        ['PATCH', 'note/none'],
      ] as const) {
        expect((await send(method, part, { text: 'Late' })).status).toBe(404);
      }
      expect((await send('DELETE', `note/${note}`)).status).toBe(404);
    });
  });

  describe('K-20: a passport number', () => {
    test('is shown for a reason, and the log says which and not the number', async () => {
      const shown = await send('POST', ':id/passport', { reason: 'embassy' });
      expect(await shown.json()).toEqual({ passport: goodApplication.passport });
      expect(await actions()).toContain('application.passport-shown.embassy');
      const { db } = site.services.database;
      const events = await db.selectFrom('event').selectAll().execute();
      expect(JSON.stringify(events)).not.toContain(goodApplication.passport.slice(-4));
      expect(await notes()).toEqual([]);
    });

    test.each([
      [{}, 'reason', 'required'],
      [{ reason: 'api' }, 'reason', 'required'],
      [{ reason: 'curiosity' }, 'reason', 'required'],
      [{ reason: 'other' }, 'note', 'required'],
      [{ reason: 'other', note: 'abcd' }, 'note', 'too_short'],
      [{ reason: 'embassy', note: 'x'.repeat(301) }, 'note', 'too_long'],
    ])('is not shown for %o', async (body, field, code) => {
      const answer = await send('POST', ':id/passport', body);
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors).toMatchObject([{ field, code }]);
      expect(await actions()).toEqual(['application.submitted']);
    });

    test('keeps the note beside the reason', async () => {
      await send('POST', ':id/passport', { reason: 'other', note: 'The bank asks for it' });
      const [note] = await notes();
      expect(note).toMatchObject({ text: 'The bank asks for it', shownFor: 'other' });
      // It says what was done, and so is nobody's to change.
      expect((await send('DELETE', `note/${note?._id}`)).status).toBe(404);
    });

    test('is shown 60 times a day to a person, whichever way, then no more until midnight in Dhaka', async () => {
      const { db } = site.services.database;
      for (let at = 0; at < 30; at += 1) {
        expect((await send('POST', ':id/passport', { reason: 'check' })).status).toBe(200);
        expect((await send('GET', ':id')).status).toBe(200);
      }
      const beyond = await send('POST', ':id/passport', { reason: 'check' });
      expect(beyond.status).toBe(429);
      expect(beyond.headers.get('retry-after')).toBe(String(12 * 3600));
      expect((await problemOf(beyond)).code).toBe('too_many_reveals');
      expect((await send('GET', ':id')).status).toBe(429);
      const now = new Date('2026-11-21T06:00:00.000Z');
      expect(await readRevealsOverLimit(db, now)).toMatchObject([{ name: 'rahima' }]);
      expect((await send('POST', ':id/passport', { reason: 'check' }, colleague)).status).toBe(200);
      site.setNow('2026-11-21T18:00:00.000Z');
      expect((await send('POST', ':id/passport', { reason: 'check' })).status).toBe(200);
      expect(await readRevealsOverLimit(db, new Date('2026-11-21T18:00:00.000Z'))).toEqual([]);
    });

    twice('is shown 60 times also when all are asked for at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 65 }, () => send('POST', ':id/passport', { reason: 'ticket' })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
      expect((await actions()).filter((action) => action.endsWith('-limit'))).toHaveLength(1);
    });

    test('is shown of nothing in the trash', async () => {
      await send('DELETE', ':id');
      expect((await send('POST', ':id/passport', { reason: 'check' })).status).toBe(404);
      expect((await send('GET', ':id')).status).toBe(404);
    });
  });
});
