import { ApplicantLinks } from '#app/applications/list/applicant-links.tsx';
import { RoundContactLinks } from '#app/calls/contact-links.tsx';
import { messageTexts } from '#app/contact/inbox/inbox.text.ts';
import { formLanguageOf } from '#app/contact/inbox/message.ts';
import { useFacts } from '#app/content/content-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { isAboutPerson } from './line-words.ts';
import type { TodayLine } from './today.ts';

/** Round buttons to call and to write to whom a line is about; none for what is about a colleague, or is read first. */
export function LineContact({ line }: { line: TodayLine }) {
  if (!isAboutPerson(line)) return null;
  if (line.kind === 'message') return <WriterLinks line={line} />;
  return <ApplicantLinks isRound application={line} />;
}

function WriterLinks({ line }: { line: TodayLine & { kind: 'message' } }) {
  const { agency } = useFacts('agency');
  const { name, phoneE164: phone } = line;
  const formLanguage = formLanguageOf(line);
  const greeting = fill(messageTexts.greeting[formLanguage], {
    name: displayName(name),
    agency: agency.name[formLanguage],
  });
  return <RoundContactLinks name={name} phone={phone} greeting={greeting} />;
}
