import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { countryCode } from '#app/normalise/country.ts';
import { buttonClass } from '#app/ui/button/button-class.ts';
import type { RecordDesk } from '#app/work/record-desk.ts';
import { recordRow } from '#app/work/record-row.tsx';
import { type RowState, rowState } from '#app/work/row-state.ts';
import type { Application } from '../application.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { experienceText } from '../experience-text.ts';
import { stages } from '../stage.ts';
import { RowAlsoHere } from './row-also-here.tsx';
import { goal } from '../staff-fields.ts';
import { applicantGreeting } from '../case/applicant-greeting.ts';
import { applicationActs } from '../case/application-acts.ts';
import { ApplicationDetails } from '../facts/application-details.tsx';
import { flagTexts } from '../case/events.text.ts';
import { HistoryPanel } from './history-panel.tsx';
import { applicationDeskTexts, staffApplicationsTexts } from '../case/staff-applications.text.ts';

/** The applications as staff work on them in their list. */
export const applicationDesk: RecordDesk<Application> = {
  ...{ acts: applicationActs, texts: applicationDeskTexts, flagTexts, reasonLength },
  level: 'h3',
  markIcon: 'phone-outgoing',
  isMarked: ({ contacted }) => contacted,
  marked: (application) => ({ ...application, contacted: true }),
  stateOf: (application, now) => rowState(application, application.contacted, now),
  phoneOf: ({ phone }) => phone,
  greetingOf: applicantGreeting,
  meanwhile: ({ stage }, language) =>
    fill(applicationDeskTexts.meanwhile[language], { stage: stages[stage][language] }),
  detailOf: ({ name, job }) => [name, job].filter(Boolean).join(', '),
  whoOf: ({ job, experience, [goal]: country }, language) => [
    job,
    experienceText(experience, language),
    country,
  ],
  about: (application, state, age) => <About {...{ application, state, age }} />,
  beside: ({ receiptNumber }) => <Receipt number={receiptNumber} />,
  others: (application) => <RowAlsoHere key={application.version} application={application} />,
  links: ({ _id }) => <OpenCase id={_id} />,
  details: (application) => <ApplicationDetails application={application} />,
  foot: ({ _id }) => <HistoryPanel id={_id} />,
};

export const ApplicationRow = recordRow(applicationDesk);

/** Where to, as what, and how far: a stage where it says more than that somebody waits or was called. */
function About({
  application: { job, stage, [goal]: country },
  state,
  age,
}: {
  application: Application;
  state: RowState;
  age: ReactNode;
}) {
  const { notGiven } = useTexts(staffApplicationsTexts);
  const language = useLanguage();
  const flag = countryCode(country)?.toLowerCase();
  const isFurther = stage !== 'new' && stage !== 'called';
  // What is due is the news; the job is one tap away.
  const isDue = state.kind === 'due';
  return (
    <>
      {flag && <img src={`/illustrations/flag-${flag}.svg`} width={20} height={15} alt="" />}
      {(flag || !isDue) && <bdi className={flag && 'visually-hidden'}>{country}</bdi>}
      {!isDue && <bdi>{job || notGiven}</bdi>}
      {(state.kind !== 'done' || !isFurther) && age}
      {isFurther && <small>{stages[stage][language]}</small>}
    </>
  );
}

function Receipt({ number }: { number: string }) {
  const { receipt } = useTexts(staffApplicationsTexts);
  return (
    <span>
      {receipt} {number}
    </span>
  );
}

function OpenCase({ id }: { id: string }) {
  const { openCase } = useTexts(staffApplicationsTexts);
  return (
    <Link className={buttonClass({ tone: 'ghost' })} to={`/admin/case/${id}`}>
      {openCase}
    </Link>
  );
}
