import { useState } from 'react';
import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { CaseView } from './case-view.ts';
import { nextSteps, stages } from '../stage.ts';
import { itemState } from '../checklist/item-state.ts';
import { ApplicationDetails } from '../facts/application-details.tsx';
import type { Route } from './+types/case-print-page';
import styles from './case-print-page.module.css';
import { stageTexts } from '../moves/stage.text.ts';
import { caseTexts } from '../case/case.text.ts';
import { workTexts, printTexts } from './case-page.text.ts';
import { destinationName } from '../case/destination-name.ts';
import { formatTaka } from '../money/payment-words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, printTexts.title);
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { view: callApi('GET /api/application/:id/case', { params: { id } }) };
}

/** A case on paper: for the person in the office, or for the file. The passport number stays masked. */
export default function CasePrintPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded result={useLoaded(loaderData.view)}>{(view) => <PrintedCase view={view} />}</Loaded>
  );
}

function PrintedCase({ view }: { view: CaseView }) {
  const texts = useTexts(printTexts);
  const words = useTexts(caseTexts);
  const stageWords = useTexts(stageTexts);
  const work = useTexts(workTexts);
  const language = useLanguage();
  const { application, stage, stageAt, moves, notes, checklist, money } = view;
  const { name, receiptNumber, destination, assigneeName, nextStep, nextStepOn } = application;
  const [today] = useState(() => todayInDhaka(new Date()));
  const dayOf = (moment: string) => formatDay(language, todayInDhaka(new Date(moment)));
  return (
    <>
      <div className={styles.notPrinted}>
        <StaffPageHead title={fill(texts.named, { name })}>
          <Link to={`/admin/case/${application._id}`}>{texts.back}</Link>
        </StaffPageHead>
        <Button onClick={() => window.print()}>
          <Icon name="printer" />
          {words.print}
        </Button>
      </div>
      <article className={styles.sheet} aria-label={fill(texts.named, { name })}>
        <p className={styles.name}>
          <bdi className="typed">{name}</bdi> <span className="num">{receiptNumber}</span>
        </p>
        {application.leftWithoutClearance && (
          <p className={styles.mark}>{words.leftWithoutClearance}</p>
        )}
        <p>
          <b>{stages[stage][language]}</b>, {dayOf(stageAt)}
          {destination && `, ${destinationName(language, destination)}`}
        </p>
        <p>
          {work.responsible}: {assigneeName ?? work.nobody}
          {nextStep && nextStepOn && (
            <>
              . {work.next}: {nextSteps[nextStep][language]}, {formatDay(language, nextStepOn)}{' '}
              <bdi className="typed">{application.nextStepText}</bdi>
            </>
          )}
        </p>
        <ApplicationDetails application={application} />
        <h2>{texts.papers}</h2>
        <ul>
          {checklist.map((item) => (
            <li key={item.code}>
              {item.name[language]}: {texts[itemState(item, today)]}
              {item.note && (
                <>
                  , <bdi className="typed">{item.note}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
        <h2>{texts.money}</h2>
        <p>{fill(texts.paid, { amount: formatTaka(language, money.paid) })}</p>
        <h2>{stageWords.heading}</h2>
        <ul>
          {moves.map(({ _id, from, to, on, reason }) => (
            <li key={_id}>
              {formatDay(language, on)}: {stages[from][language]} → {stages[to][language]}
              {reason && (
                <>
                  , <bdi className="typed">{reason}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
        <h2>{texts.notes}</h2>
        <ul>
          {notes
            .filter(({ withdrawnBy, shownFor }) => withdrawnBy === null && shownFor === '')
            .map((note) => (
              <li key={note._id}>
                {dayOf(note.at)}, <bdi>{note.byName}</bdi>: <bdi className="typed">{note.text}</bdi>
              </li>
            ))}
        </ul>
        <p className={styles.printed}>{fill(texts.printed, { day: formatDay(language, today) })}</p>
      </article>
    </>
  );
}
