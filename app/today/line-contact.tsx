import { applicantGreeting } from '#app/applications/list/applicant-greeting.ts';
import { RoundContactLinks } from '#app/calls/contact-links.tsx';
import { writerGreeting } from '#app/contact/inbox/writer-greeting.ts';
import { isAboutPerson } from './line-words.ts';
import type { TodayLine } from './today.ts';

/** Round buttons to call and to write to whom a line is about; none for what is about a colleague, or is read first. */
export function LineContact({ line }: { line: TodayLine }) {
  if (!isAboutPerson(line)) return null;
  const greeting = line.kind === 'message' ? writerGreeting(line) : applicantGreeting(line);
  return <RoundContactLinks name={line.name} phone={line.phoneE164} greeting={greeting} />;
}
