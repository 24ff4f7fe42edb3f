import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Card, FoldSummary } from '#app/ui/staff-page/card.tsx';
import type { Words } from '#app/ui/unfinished/kept-words.ts';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { Application } from '../application.ts';
import type { CaseCard } from '../case/case-card.ts';
import { Answer } from './application-details.tsx';
import { RevealDialog } from '../reveal/reveal-dialog.tsx';
import { revealTexts } from '../reveal/reveal.text.ts';
import { goal } from '../staff-fields.ts';
import styles from './answers-card.module.css';
import { type FactKey, factKeys, type FactChange } from './fact-body.ts';
import { FactHistory, factText } from './fact-history.tsx';
import { factLabel } from './fact-label.ts';
import { factTexts } from './facts.text.ts';
import { PencilForm } from './pencil-form.tsx';

/** What is asked for most; the rest is folded. */
const first: FactKey[] = ['phone', 'passport', 'birth', 'address', 'job', 'experience', goal];
const rest = factKeys.filter((key) => !first.includes(key));

/** What the person answered, each with a pencil that opens this one field in its place, and what was corrected before. */
export function AnswersCard({
  id,
  card,
  corrections,
}: {
  id: string;
  card: CaseCard;
  corrections: FactChange[];
}) {
  const { application } = card.view;
  const texts = useTexts(factTexts);
  const language = useLanguage();
  const unfinished = useUnfinished<Words>(`facts ${application._id}`, {}, 'passport');
  const begun = factKeys.find((key) => unfinished.since && unfinished.words[key] !== undefined);
  const [open, setOpen] = useState<FactKey | null>(begun ?? null);
  const [isUnfolded, setUnfolded] = useState(begun !== undefined && rest.includes(begun));

  const list = (keys: FactKey[]) => (
    <dl className={`${styles.answers} num`}>
      {keys.map((key) =>
        open === key ? (
          <div key={key} className={styles.open}>
            <dt className="visually-hidden">{factLabel(key)[language]}</dt>
            <dd>
              <PencilForm
                name={key}
                card={card}
                unfinished={unfinished}
                onClose={() => setOpen(null)}
              />
            </dd>
          </div>
        ) : (
          <Row key={key} name={key} application={application} onOpen={() => setOpen(key)} />
        ),
      )}
    </dl>
  );

  return (
    <Card id={id} heading={texts.heading}>
      {list(first)}
      <details
        className={styles.rest}
        open={isUnfolded}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <FoldSummary>
          {fill(texts.rest, { count: formatNumber(language, rest.length) })}
        </FoldSummary>
        {list(rest)}
        {corrections.length > 0 && <FactHistory changes={corrections} />}
      </details>
    </Card>
  );
}

function Row({
  name,
  application,
  onOpen,
}: {
  name: FactKey;
  application: Application;
  onOpen: () => void;
}) {
  const texts = useTexts(factTexts);
  const reveal = useTexts(revealTexts);
  const language = useLanguage();
  const [whole, setWhole] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isHidden = name === 'passport' && whole === null && application.passport.includes('•');
  const field = factLabel(name)[language];
  const isUnreadable = name === 'passport' && application.flags.includes('passport-unreadable');
  const none = isUnreadable ? reveal.unreadable : texts.notGiven;
  const label = isHidden ? reveal.reveal : fill(texts.correct, { field });
  return (
    <div>
      <dt>{field}</dt>
      <dd>
        {name === 'destination' || name === 'passport' ? (
          <bdi>{factText(language, name, whole ?? application[name] ?? '') || none}</bdi>
        ) : (
          <Answer field={name} application={application} hasFlag={name === goal} />
        )}
      </dd>
      <dd>
        <button
          type="button"
          aria-label={label}
          aria-haspopup={isHidden ? 'dialog' : undefined}
          onClick={isHidden ? () => setAsking(true) : onOpen}
        >
          <Icon name={isHidden ? 'eye' : 'pencil'} />
        </button>
        {isAsking && (
          <RevealDialog
            id={application._id}
            onShown={(passport) => {
              setAsking(false);
              setWhole(passport);
            }}
            onCancel={() => setAsking(false)}
          />
        )}
      </dd>
    </div>
  );
}
