import { useTexts } from '#app/i18n/text.ts';
import { ApplicationDetails } from '../list/application-details.tsx';
import type { CaseView } from '../case/case-view.ts';
import cards from './card.module.css';
import { jumpTexts } from './jump.text.ts';
import { LookupSwitch } from './lookup-switch.tsx';

/** What the person wrote, and whether the case can be looked up at /status. */
export function FactsCard({ id, view: { application } }: { id: string; view: CaseView }) {
  const texts = useTexts(jumpTexts);
  return (
    <section id={id} className={cards.card} aria-labelledby={`${id}-heading`}>
      <div className={cards.cardHead}>
        <h2 id={`${id}-heading`}>{texts.facts}</h2>
      </div>
      <ApplicationDetails application={application} />
      <LookupSwitch application={application} />
    </section>
  );
}
