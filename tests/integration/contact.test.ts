import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const message = {
  name: 'Rakib Hasan',
  number: '+8801712345678',
  email: 'rakib@example.com',
  reference: 'Nobody so far',
  address: 'House 7, Road 3\nMirpur, Dhaka',
};

const { strings } = JSON.parse(readFileSync('tests/corpus/strings.json', 'utf8')) as {
  strings: { id: string; class: string; expect: string; field?: string; value?: string }[];
};

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { MAIL_TO: 'office@sampan.example' },
    empty: ['rateLimit'],
    now: '2026-03-01T10:02:00.000Z',
  });
  beforeEach(async () => {
    await rm(join(site.dataDir, 'mail'), { recursive: true, force: true });
  });

  function send(json: object, from?: string) {
    return site.call('POST', '/api/contact', { json, ...(from && { from }) });
  }

  async function mails() {
    const folder = join(site.dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(
      names.toSorted().map(async (name) => {
        expect(name).toMatch(/^[\w-]+\.eml$/);
        return PostalMime.parse(await readFile(join(folder, name)));
      }),
    );
  }

  test('a message becomes one mail to the office, to be answered to the sender', async () => {
    const answer = await send(message);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 200, text: 'OK' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { address: 'website@sampan.example' },
      to: [{ address: 'office@sampan.example' }],
      replyTo: [{ address: 'rakib@example.com' }],
      subject: 'Contact form: Rakib Hasan',
      attachments: [],
    });
    expect(mail?.html).toBeUndefined();
    expect(mail?.text?.trim()).toBe(
      [
        'Name: Rakib Hasan',
        'Phone: +8801712345678',
        'E-mail: rakib@example.com',
        'Reference person: Nobody so far',
        'Address: House 7, Road 3',
        '    Mirpur, Dhaka',
      ].join('\n'),
    );
  });

  test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'no line of the mail begins with what a visitor wrote after %j',
    async (lineBreak) => {
      const forged = `Rakib${lineBreak}Phone: 019`;
      await send({ ...message, name: forged, number: forged, reference: forged, address: forged });
      const lines = (await mails())[0]!.text!.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(lines.filter((line) => line.startsWith('Phone: '))).toHaveLength(1);
    },
  );

  test('Bengali arrives as it was typed', async () => {
    await send({ ...message, name: 'রাকিব হাসান', address: 'মিরপুর, ঢাকা' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Contact form: রাকিব হাসান');
    expect(mail?.text).toContain('Address: মিরপুর, ঢাকা');
  });

  test.each([
    [{ homepage: 'https://spam.example' }, 'hidden field filled in, typing time unknown'],
    [{ fillSeconds: '1.5' }, 'typed too fast'],
    [{ reference: 'www.spam.example' }, 'typing time unknown, links'],
  ])('%j is sent all the same, with a word to the office', async (changed, spamSigns) => {
    expect((await send({ ...message, ...changed })).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.text?.trim().split('\n').at(-1)).toBe(`Please check / দেখে নিন: ${spamSigns}`);
  });

  test.each([{ fillSeconds: '42' }, { reference: 'www.spam.example', fillSeconds: '42' }])(
    '%j is nothing to speak of',
    async (changed) => {
      await send({ ...message, ...changed });
      expect((await mails())[0]?.text).not.toContain('check');
    },
  );

  describe('bounds', () => {
    const bounds = strings.filter(({ class: kind }) => kind === 'contact-length');
    test.each(bounds)('$id: $expect', async ({ field = '', value, expect: verdict }) => {
      const answer = await send({ ...message, [field]: value });
      if (verdict === 'accept') {
        expect(answer.status).toBe(200);
        expect(await mails()).toHaveLength(1);
      } else {
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
        expect(await mails()).toEqual([]);
      }
    });

    test('spaces around a text do not count', async () => {
      expect((await send({ ...message, name: '  abcd  ' })).status).toBe(422);
      expect((await send({ ...message, name: `  ${'x'.repeat(30)}  ` })).status).toBe(200);
    });

    test('a line break counts as one, however it was sent', async () => {
      const address = `${'x'.repeat(49)}\r\n${'x'.repeat(50)}`;
      expect((await send({ ...message, address })).status).toBe(200);
    });
  });

  describe('hostile texts', () => {
    const hostile = strings.filter(
      ({ class: kind, value }) => kind !== 'contact-length' && value !== undefined,
    );
    test.each(hostile)('$id changes nothing of the mail but its text', async ({ value = '' }) => {
      for (const [field, maxLength] of [
        ['name', 30],
        ['email', 40],
        ['reference', 40],
        ['address', 100],
      ] as const) {
        const text = value.slice(0, maxLength).padEnd(5, '.');
        const answer = await send({ ...message, [field]: text }, `198.51.100.${maxLength}`);
        expect([200, 422]).toContain(answer.status);
      }
      for (const mail of await mails()) {
        expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ]);
        expect(mail.from?.address).toBe('website@sampan.example');
        expect(mail.to?.map(({ address }) => address)).toEqual(['office@sampan.example']);
        expect(mail.replyTo).toHaveLength(1);
        expect(mail.attachments).toEqual([]);
        expect(mail.subject).toMatch(/^Contact form: [^\r\n]*$/);
      }
    });

    const badAddresses = strings.filter(({ class: kind }) => kind === 'email-bad');
    test.each(badAddresses)('$id is no address to answer to', async ({ value }) => {
      const answer = await send({ ...message, email: value });
      expect(answer.status).toBe(422);
    });
  });

  describe('limits', () => {
    test('a sixth message in ten minutes is refused with the time to wait', async () => {
      for (let index = 0; index < 5; index++) expect((await send(message)).status).toBe(200);
      const answer = await send(message);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('480');
      expect(await answer.json()).toMatchObject({ code: 'too_many' });
      expect(await mails()).toHaveLength(5);
      expect((await send(message, '198.51.100.4')).status).toBe(200);
      site.setNow('2026-03-01T10:10:00.000Z');
      expect((await send(message)).status).toBe(200);
    });

    test('a refused message does not count', async () => {
      for (let index = 0; index < 6; index++) await send({ ...message, name: '' });
      expect((await send(message)).status).toBe(200);
    });

    test('a hundred in an hour are enough from everybody together', async () => {
      for (let index = 0; index < 100; index++) {
        await site.services.limiter.count('contact-all', '', 3600, site.services.now());
      }
      const answer = await send(message);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('3480');
    });

    test('a message that could not be sent is answered with 503 and does not count', async () => {
      const { mailer } = site.services;
      site.services.mailer = {
        ...site.services.mailer,
        send: async () => ({ status: 'refused', code: 'ECONNREFUSED' }),
      };
      for (let index = 0; index < 6; index++) {
        const answer = await send(message);
        expect(answer.status).toBe(503);
        expect(await answer.json()).toMatchObject({ code: 'not_sent' });
      }
      site.services.mailer = mailer;
      expect((await send(message)).status).toBe(200);
    });

    test('nor does it use up what everybody may send together', async () => {
      const { limiter, mailer, now } = site.services;
      for (let index = 0; index < 99; index++) await limiter.count('contact-all', '', 3600, now());
      site.services.mailer = {
        ...mailer,
        send: async () => ({ status: 'refused', code: 'ECONNREFUSED' }),
      };
      for (let index = 0; index < 3; index++) {
        expect((await send(message, `198.51.100.${index}`)).status).toBe(503);
      }
      site.services.mailer = mailer;
      expect((await send(message)).status).toBe(200);
      expect((await send(message, '198.51.100.4')).status).toBe(429);
    });
  });
});
