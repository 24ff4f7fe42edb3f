import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFileMailer } from '#app/mail/file-mailer.server.ts';
import type { Mail } from '#app/mail/mailer.server.ts';
import { createSendFormMailer } from '#app/mail/send-form-mailer.server.ts';
import { createSmtpMailer } from '#app/mail/smtp-mailer.server.ts';
import { type FakeSendForm, startFakeSendForm } from '#tests/support/outside/fake-send-form.ts';
import { allFaults, startScriptedServer } from '#tests/support/outside/scripted-server.ts';

const fields = {
  name: 'Rakib হাসান 🙂',
  number: '+8801000000001',
  email: 'rakib@example.com',
  reference: 'No reference',
  address: 'Mirpur\nঢাকা',
};
const mail: Mail = {
  from: 'website@sampan.example',
  to: 'office@sampan.example',
  replyTo: fields.email,
  subject: 'Contact form: Rakib হাসান 🙂',
  text: 'প্রথম লাইন\n.\n..\nFrom here to there\n',
  fields,
};

let folder: string;
let provider: FakeSendForm;
const smtpUrl = process.env.TEST_SMTP_URL ?? '';
const smtpFolder = process.env.TEST_SMTP_FOLDER ?? '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-mailers-'));
  provider = await startFakeSendForm();
});
const now = () => new Date();

afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a mail arrives as it was written, in both scripts', () => {
  test.each([
    ['file', () => createFileMailer(folder, now), () => folder],
    ['SMTP with TLS and authentication', () => createSmtpMailer(smtpUrl), () => smtpFolder],
  ])('%s', async (_, open, where) => {
    expect(await open().send(mail)).toEqual({ status: 'accepted' });
    const [name] = await vi.waitFor(async () => {
      // The mail server writes a file of another name first, and renames it.
      const names = (await readdir(where())).filter((name) => !name.startsWith('temp.'));
      expect(names).toHaveLength(1);
      return names;
    }, 10_000);
    const arrived = await PostalMime.parse(await readFile(join(where(), name!)));
    expect(arrived.subject).toBe(mail.subject);
    expect(arrived.replyTo?.[0]?.address).toBe(mail.replyTo);
    expect(arrived.text?.trimEnd()).toBe(mail.text.trimEnd());
  });

  test('the send-form provider gets the nine fields and no more', async () => {
    expect(await sendForm().send(mail)).toEqual({ status: 'accepted' });
    expect(provider.forms.at(-1)).toEqual({
      ...fields,
      // A form sends a line break as CR LF.
      address: 'Mirpur\r\nঢাকা',
      lib_version: '4.4.1',
      service_id: 'service',
      template_id: 'template',
      user_id: 'user',
    });
  });
});

test('what is not a contact message never goes to the send-form provider', async () => {
  const { fields: _fields, ...link } = mail;
  expect(await sendForm().send(link)).toEqual({
    status: 'refused',
    code: 'send-form/contact_messages_only',
  });
});

test('messages one after the other wait for the second that the provider wants between them', async () => {
  const mailer = sendForm();
  await new Promise((resolve) => setTimeout(resolve, 1000)); // the provider's own second
  const outcomes = await Promise.all([mail, mail, mail].map((one) => mailer.send(one)));
  expect(outcomes).toEqual([1, 2, 3].map(() => ({ status: 'accepted' })));
  const [, , , busy] = await Promise.all([mail, mail, mail, mail].map((one) => mailer.send(one)));
  expect(busy).toEqual({ status: 'refused', code: 'send-form/busy' });
});

test.each([
  [400, 'The user_id parameter is required'],
  [403, 'API calls are disabled for non-browser applications'],
  [404, 'Account not found'],
  [412, 'Gmail_API: Request had insufficient authentication scopes.'],
  [429, 'Too many requests'],
  [500, ''],
])('the provider refusing with %i is refused, with that number alone', async (status, body) => {
  provider.refuse({ status, body });
  expect(await sendForm().send(mail)).toEqual({ status: 'refused', code: `send-form/${status}` });
  provider.refuse(null);
});

test.each(allFaults)('a provider that answers with %s never counts as accepted', async (fault) => {
  const server = await startScriptedServer(() => ({}));
  server.misbehave(fault);
  const outcome = await sendForm(`${server.origin}/x`).send(mail, 300);
  const isAnswered = ['html 524', 'busy 503', 'too many 429'].includes(fault);
  expect(outcome.status).toBe(isAnswered ? 'refused' : 'unknown');
  await server.close();
});

test('a provider or a mail server that is not there is refused: nothing can have been sent', async () => {
  const gone = await startScriptedServer(() => ({}));
  await gone.close();
  expect(await sendForm(`${gone.origin}/x`).send(mail)).toMatchObject({ status: 'refused' });
  const url = gone.origin.replace('http:', 'smtp:');
  expect(await createSmtpMailer(url).send(mail)).toMatchObject({ status: 'refused' });
});

test('a disk that cannot be written is refused', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  expect(await createFileMailer(file, now).send(mail)).toMatchObject({ status: 'refused' });
  await rm(file);
});

test.each([
  ['password', smtpUrl.replace(/:[^:@/]+@/, ':wrong@')],
  ['authentication at all', smtpUrl.replace(/\/\/[^@]+@/, '//')],
])('a real mail server without the right %s refuses', async (_, url) => {
  expect(await createSmtpMailer(url).send(mail)).toMatchObject({ status: 'refused' });
});

test('a real mail server that offers no encryption is given nothing, unless the address allows it', async () => {
  const url = process.env.TEST_UNENCRYPTED_SMTP_URL ?? '';
  const before = (await readdir(smtpFolder)).length;
  expect(await createSmtpMailer(url).send(mail)).toEqual({
    status: 'refused',
    code: expect.stringMatching(/^ETLS\/5\d\d$/),
  });
  expect(await readdir(smtpFolder)).toHaveLength(before);
  const allowed = createSmtpMailer(`${url}?cleartext=allowed`);
  expect(await allowed.send(mail)).toEqual({ status: 'accepted' });
});

function sendForm(url = provider.url) {
  return createSendFormMailer({
    kind: 'send-form',
    url,
    serviceId: 'service',
    templateId: 'template',
    userId: 'user',
    accessToken: null,
  });
}
