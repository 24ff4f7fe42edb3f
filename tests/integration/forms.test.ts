import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationFields } from '#app/applications/application.ts';
import { consentVersion, fields } from '#app/applications/fields.ts';
import { action as applicationAction } from '#app/applications/form/application-page.tsx';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { employerLineNames } from '#app/brand/employer-lines.ts';
import { contactFields } from '#app/contact/contact-fields.ts';
import { action as contactAction } from '#app/contact/contact-page.tsx';
import type { Mail } from '#app/mail/mailer.server.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, goodMessage, siteOrigin } from '#tests/support/test-site.ts';
import { withoutDatabase } from '#tests/support/without-database.ts';

type Answer = {
  data: { status?: string; answers?: Record<string, string>; confirmed?: string[] };
  init: ResponseInit | null;
};

/** What a page's action has answered. */
type Reply = { status: number; answers: Record<string, string> | undefined; said?: Answer['data'] };

/** Forms as a browser without scripts sends them, through the actions of their pages. */
oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['application'] });
  let mails: Mail[];
  beforeAll(async () => {
    site.services.mailer = {
      ...site.services.mailer,
      send: async (mail) => {
        mails.push(mail);
        return { status: 'accepted' };
      },
    };
  });
  beforeEach(async () => {
    mails = [];
  });

  async function post(
    action: unknown,
    path: string,
    body: BodyInit,
    type?: string,
  ): Promise<Reply> {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(clientAddressContext, '203.0.113.7');
    const request = new Request(siteOrigin + path, {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    });
    // What the router adds for pages that ask for it, these do not.
    const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
    try {
      const { data, init } = await (action as (args: ActionFunctionArgs) => Promise<Answer>)(args);
      return { status: init?.status ?? 200, answers: data.answers, said: data };
    } catch (error) {
      if (error instanceof Response) return { status: error.status, answers: undefined };
      throw error;
    }
  }

  function apply(changed: Record<string, string>) {
    // What looks like a slip has been asked about already.
    const asked = 'birth phone email passport';
    const form = { ...goodApplication, consent: consentVersion(18), asked, ...changed };
    return post(applicationAction, '/application', new URLSearchParams(form));
  }

  function write(changed: Record<string, string>) {
    // Without a key of its own, the same message would be a repeat.
    const form = { ...goodMessage, [hiddenFields.key]: newId(), ...changed };
    return post(contactAction, '/contact', new URLSearchParams(form));
  }

  async function stored() {
    const rows = await site.services.database.db.selectFrom('application').selectAll().execute();
    const cipher = createPassportCipher(site.services.secrets);
    return rows.map((row) => ({ ...row, passport: cipher.decrypt(row) }));
  }

  const strings = hostileStrings.filter(({ class: kind }) => kind !== 'contact-length');
  /** Days and addresses have rules of their own; the birthday is stored as a day. */
  const freeFields = applicationFields.filter((field) => !['birth', 'email'].includes(field));

  describe('the application', () => {
    test.each(strings)(
      '$id is stored byte for byte, or refused with nothing lost',
      async (hostile) => {
        // A form has no lone surrogates: the browser, like URLSearchParams, sends U+FFFD for them.
        const text = textOf(hostile).toWellFormed();
        for (const field of [...applicationFields, 'helperName', 'helperPhone'] as const) {
          const helper = { helperName: 'Helper', helperPhone: '01812345678' };
          const { status, answers } = await apply({ ...helper, [field]: text });
          expect([303, 422], `${hostile.id} as ${field}`).toContain(status);
          const [row] = await stored();
          if (status === 303) {
            if (field !== 'birth') expect(row?.[field]).toBe(text);
            await site.services.database.db.deleteFrom('application').execute();
          } else {
            expect(row).toBeUndefined();
            if (field in answers!) expect(answers?.[field]).toBe(text);
          }
          if (!freeFields.some((free) => free === field)) continue;
          const mustRefuse = text.includes('\0') || text.length > fields[field].maxLength;
          if (mustRefuse) expect(status).toBe(422);
          else if (hostile.expect.startsWith('accept')) expect(status).toBe(303);
        }
      },
    );

    test.each([
      ['', undefined],
      ['{"name":"x"}', 'application/json'],
      ['%', 'application/x-www-form-urlencoded'],
      ['=&=&&&name=%ff%fe', 'application/x-www-form-urlencoded'],
    ])('the body %j is a form without answers', async (body, type) => {
      expect((await post(applicationAction, '/application', body, type)).status).toBe(422);
      expect((await post(contactAction, '/contact', body, type)).status).toBe(422);
      expect(await stored()).toEqual([]);
    });

    test.each(readdirSync('tests/corpus/multipart'))('%s is no application', async (file) => {
      const body = readFileSync(join('tests/corpus/multipart', file));
      const [boundary] = /(?<=^--)[^\r\n]+/.exec(body.toString('latin1')) ?? ['x'];
      const type = `multipart/form-data; boundary=${boundary}`;
      expect((await post(applicationAction, '/application', body, type)).status).toBe(422);
      expect((await post(contactAction, '/contact', body, type)).status).toBe(422);
    });
  });

  describe('with the database away', () => {
    test('an application comes back with everything typed, and counts once when sent again', async () => {
      const typed = { ...goodApplication, helperName: 'Helper', helperPhone: '01812345678' };
      const { status, said } = await withoutDatabase(site, () => apply(typed));
      expect(status).toBe(503);
      expect(said).toEqual({
        status: 'failed',
        answers: { ...typed, consent: consentVersion(18), noEmail: false },
        confirmed: ['birth', 'phone', 'email', 'passport'],
      });
      for (let time = 0; time < 2; time++) expect((await apply(typed)).status).toBe(303);
      expect(await stored()).toHaveLength(1);
    });

    test('what is no loss of the database stays an error', async () => {
      const { services } = site;
      const { secrets } = services;
      services.secrets = {} as typeof secrets;
      const applied = apply({}).finally(() => (services.secrets = secrets));
      await expect(applied).rejects.toThrow(TypeError);
    });
  });

  describe('the contact message', () => {
    test('whose hidden field is filled in arrives with a word to the office', async () => {
      expect(await write({ homepage: 'https://spam.example' })).toMatchObject({ status: 200 });
      expect(mails[0]?.text).toContain('Please check / দেখে নিন: hidden field filled in');
    });

    test('of an employer begins with five lines, sends nothing then, and is marked', async () => {
      const lines = { role: 'Welder', workers: '40', hours: '', wage: '1,234\nEUR', lodging: ' ' };
      const begun = await post(contactAction, '/contact', new URLSearchParams(lines));
      const question =
        'We are an employer.\nRole: Welder\nWorkers: 40\nHours a week:\nWage a month: 1,234 EUR\nLodging:';
      expect(begun).toMatchObject({ status: 200, said: { status: 'begun' } });
      expect(begun.answers).toMatchObject({ question, name: '', kind: 'employer' });
      expect(mails).toEqual([]);
      expect(await write({ question, kind: 'employer' })).toMatchObject({ status: 200 });
      expect(mails[0]?.subject).toBe(`Employer: ${goodMessage.name}`);
      const refused = await write({ question, kind: 'employer', name: '' });
      expect(refused.answers).toMatchObject({ question, kind: 'employer' });
    });

    test.each(hostileStrings)(
      '$id in the five lines of an employer can be sent on',
      async (one) => {
        const form = new FormData();
        for (const name of employerLineNames) form.set(name, textOf(one));
        for (const path of ['/contact', '/bn/contact']) {
          const { status, answers } = await post(contactAction, path, form);
          expect(status).toBe(200);
          expect(await write({ kind: 'employer', question: answers!.question! })).toMatchObject({
            said: { status: 'sent' },
          });
        }
      },
    );

    test('a file among the five lines counts as an empty one', async () => {
      const form = new FormData();
      form.set('role', new File(['x'], 'x.txt'));
      const { answers } = await post(contactAction, '/bn/contact', form);
      expect(answers!.question).toBe('আমরা নিয়োগকর্তা।\nকাজ:\nকতজন:\nসপ্তাহে ঘণ্টা:\nমাসে বেতন:\nথাকা:');
    });

    test.each(strings)('$id arrives as it is, or is refused with nothing lost', async (hostile) => {
      const text = textOf(hostile).toWellFormed();
      for (const [field, { minLength, maxLength: most, isLong }] of Object.entries(contactFields)) {
        mails = [];
        const { status, answers } = await write({ [field]: text });
        expect([200, 422], `${hostile.id} as ${field}`).toContain(status);
        const trimmed = text.replace(/\r\n?/g, '\n').trim();
        if (trimmed.length < minLength || trimmed.length > most || text.includes('\0')) {
          expect(status, `${hostile.id} as ${field}`).toBe(422);
        }
        if (status === 422) {
          expect(mails).toEqual([]);
          expect(answers?.[field]).toBe(text);
          continue;
        }
        expect(mails).toHaveLength(1);
        const shown = isLong ? trimmed : trimmed.replace(/\n+/g, ' ');
        // Lines of a visitor's own stand further in, so that none passes for one of ours.
        const indented = shown.replace(/[\n\v\f\u0085\u2028\u2029]/g, '\n    ');
        // An optional answer that is not given has no line.
        if (trimmed) expect(mails[0]?.text).toContain(`: ${indented}\n`);
        expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
      }
    });
  });
});
