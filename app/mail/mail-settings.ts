import * as v from 'valibot';
import {
  SettingError,
  type Values,
  address,
  email,
  id,
  mailbox,
  required,
  setting,
} from '#app/config/setting.ts';

export type SendFormSettings = {
  kind: 'send-form';
  url: string;
  serviceId: string;
  templateId: string;
  userId: string;
  accessToken: string | null;
};

/** The configured mailer. */
export type MailSettings = { kind: 'file' } | { kind: 'smtp'; url: string } | SendFormSettings;

/** The settings for mail. */
export const mailVariables = {
  SMTP_URL: setting(
    v.optional(
      v.pipe(
        address(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://'),
        v.check(
          (value) => ['allowed', null].includes(new URL(value).searchParams.get('cleartext')),
          'must say cleartext=allowed, or nothing about cleartext',
        ),
      ),
    ),
    'smtps://user:password@mail.example.com:465',
    `The mail server for contact messages; smtps:// for TLS from the first byte. With smtp:// encryption
    is asked for (STARTTLS), and nothing is sent where the server does not offer it or its certificate is
    not valid. Only a server on this machine may do without, or one whose address ends in
    ?cleartext=allowed. Default: none, and each message is written as a file into DATA_DIR/mail instead
    of being sent.`,
  ),
  SEND_FORM_SERVICE_ID: setting(
    v.optional(id, 'default_service'),
    'default_service',
    `In place of a mail server, a provider that takes a form and makes the mail itself, at one message a
    second: only contact messages go there, to whom its template says. Staff links and notices need SMTP.`,
  ),
  SEND_FORM_TEMPLATE_ID: setting(v.optional(id), 'template_contact'),
  SEND_FORM_USER_ID: setting(v.optional(id), 'your-public-key'),
  SEND_FORM_ACCESS_TOKEN: setting(v.optional(id), 'your-private-key'),
  SEND_FORM_URL: setting(
    v.optional(
      address(['https:', 'http:'], 'must be an address such as https://api.emailjs.com/…'),
      'https://api.emailjs.com/api/v1.0/email/send-form',
    ),
    'https://api.emailjs.com/api/v1.0/email/send-form',
  ),
  MAIL_FROM: setting(
    v.optional(mailbox, 'website@sampan.example'),
    'Your Agency <website@example.com>',
    'The sender of those mails, with or without a name. Default: website@sampan.example',
  ),
  MAIL_TO: setting(
    v.optional(email),
    'office@example.com',
    'Who receives them. Default: the e-mail address of the agency as it is published',
  ),
  APPLICATION_MAIL_TO: setting(
    v.optional(email),
    'office@example.com',
    `Who is told of each new application by mail: its receipt number, name, phone, work and countries,
    never a passport number. Not through a send-form provider. Default: none, and nobody is told.`,
  ),
};

type SettingValues = Values<typeof mailVariables>;

/** Derives the mail settings from the values of their variables. */
export function mailSettings(values: SettingValues) {
  return {
    /** How mail is sent. */
    mail: chooseMailer(values),
    mailFrom: values.MAIL_FROM,
    /** Null means the agency's own address. */
    mailTo: values.MAIL_TO ?? null,
    /** Who is notified of new applications; null for nobody. */
    applicationMailTo: values.APPLICATION_MAIL_TO ?? null,
  };
}

/** Derives the mailer from the variables: SMTP, else the send-form provider, else files. */
function chooseMailer(values: SettingValues): MailSettings {
  if (values.SMTP_URL) return { kind: 'smtp', url: values.SMTP_URL };
  if (!values.SEND_FORM_TEMPLATE_ID && !values.SEND_FORM_USER_ID) return { kind: 'file' };
  const why = 'too, because its counterpart is';
  const chosen = {
    kind: 'send-form' as const,
    url: values.SEND_FORM_URL,
    serviceId: values.SEND_FORM_SERVICE_ID,
    templateId: required(values, 'SEND_FORM_TEMPLATE_ID', why),
    userId: required(values, 'SEND_FORM_USER_ID', why),
    accessToken: values.SEND_FORM_ACCESS_TOKEN ?? null,
  };
  if (!values.APPLICATION_MAIL_TO) return chosen;
  throw new SettingError(
    'APPLICATION_MAIL_TO needs SMTP_URL, because the send-form provider takes contact messages only.',
  );
}
