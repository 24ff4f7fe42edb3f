import { Link } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { problemSentence } from '#app/http/problems.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { ConfirmFalse } from './confirm-false.tsx';
import type { FalseIdentity } from './false-identity.ts';
import styles from './identities-page.module.css';
import { identitiesTexts } from './identities.text.ts';
import { identityActs } from './identity-acts.ts';

/** What is confirmed as false; owners add to it and take from it. */
export function FalseList({ all, tell }: { all: FalseIdentity[]; tell: (notice: Notice) => void }) {
  const texts = useTexts(identitiesTexts);
  const isOwner = useStaffSession().role === 'owner';
  return (
    <section className="part" aria-labelledby="not-ours">
      <h2 id="not-ours">{texts.notOurs}</h2>
      <p>{texts.notOursHelp}</p>
      {isOwner && <ConfirmFalse tell={tell} />}
      {all.length === 0 && <p>{texts.notOursEmpty}</p>}
      <ul className={styles.rows}>
        {all.map((one) => (
          <Row key={one._id} one={one} isOwner={isOwner} tell={tell} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  one: { _id, value, at, by, complaint },
  isOwner,
  tell,
}: {
  one: FalseIdentity;
  isOwner: boolean;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(identitiesTexts);
  const language = useLanguage();
  const removing = useAction(identityActs, 'remove');

  async function remove() {
    const result = await removing.send(_id);
    if (result.ok) tell({ tone: 'success', sentence: texts.removed, detail: value });
    else tell({ tone: 'danger', sentence: problemSentence(result)[language], detail: value });
  }

  return (
    <li>
      <div>
        <b>
          <bdi>{value}</bdi>
        </b>
        <p>
          {fill(texts.by, { time: formatMoment(language, at), who: by ?? texts.someone })}
          {complaint && (
            <>
              {' · '}
              <Link to={`/admin/complaints/${complaint}`}>{texts.complaint}</Link>
            </>
          )}
        </p>
      </div>
      {isOwner && (
        <Button
          tone="ghost"
          size="small"
          busy={removing.isBusy}
          aria-label={fill(texts.removeNamed, { value })}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  );
}
