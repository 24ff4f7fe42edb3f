import * as v from 'valibot';

export type SendFormSettings = {
  kind: 'send-form';
  url: string;
  serviceId: string;
  templateId: string;
  userId: string;
  accessToken: string | null;
};

/** Which mailer is in use, with what it needs. */
export type MailSettings = { kind: 'file' } | { kind: 'smtp'; url: string } | SendFormSettings;

const address = (protocols: string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  );

const id = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ and -'));

/** The variables about mail, part of all the variables of `env.server.ts`. */
export const mailVariables = {
  SMTP_URL: v.optional(
    v.pipe(
      address(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://'),
      v.check(
        (value) => ['allowed', null].includes(new URL(value).searchParams.get('cleartext')),
        'must say cleartext=allowed, or nothing about cleartext',
      ),
    ),
  ),
  SEND_FORM_URL: v.optional(
    address(['https:', 'http:'], 'must be an address such as https://api.emailjs.com/…'),
    'https://api.emailjs.com/api/v1.0/email/send-form',
  ),
  SEND_FORM_SERVICE_ID: v.optional(id, 'default_service'),
  SEND_FORM_TEMPLATE_ID: v.optional(id),
  SEND_FORM_USER_ID: v.optional(id),
  SEND_FORM_ACCESS_TOKEN: v.optional(id),
};

const variables = v.object(mailVariables);

/**
 * The mailer that the variables describe: SMTP, else the send-form provider, else files. Of a provider
 * that is described by half the missing variable is given as `missing`.
 */
export function chooseMailer(
  given: v.InferOutput<typeof variables>,
): MailSettings | { missing: string } {
  if (given.SMTP_URL) return { kind: 'smtp', url: given.SMTP_URL };
  const { SEND_FORM_TEMPLATE_ID: templateId, SEND_FORM_USER_ID: userId } = given;
  if (!templateId && !userId) return { kind: 'file' };
  if (!templateId) return { missing: 'SEND_FORM_TEMPLATE_ID' };
  if (!userId) return { missing: 'SEND_FORM_USER_ID' };
  return {
    kind: 'send-form',
    url: given.SEND_FORM_URL,
    serviceId: given.SEND_FORM_SERVICE_ID,
    templateId,
    userId,
    accessToken: given.SEND_FORM_ACCESS_TOKEN ?? null,
  };
}
