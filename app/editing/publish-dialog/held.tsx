import { callApi } from '#app/http/api-client.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useState } from 'react';
import { ComparedTexts } from '../compare/compared-texts.tsx';
import styles from './findings.module.css';
import { Sentences, useCounted } from './findings.tsx';
import { type Review, changesAmong } from './load-review.ts';
import { findingTexts } from './publish.text.ts';

/** What only the owner may publish, before and after, and asking for it. */
export function Held({
  review: { chosen, rehearsal },
  onLeave,
}: {
  review: Review;
  onLeave: () => void;
}) {
  const { account } = useStaffSession();
  const texts = useTexts(findingTexts);
  const { isBusy, failure, call } = useApiCall();
  const [asked, setAsked] = useState<string[]>([]);
  const holding = chosen
    .map((draft) => ({ ...draft, held: changesAmong(draft, rehearsal.held) }))
    .filter(({ held }) => held.length > 0);
  const count = holding.reduce((sum, { held }) => sum + held.length, 0);
  const title = useCounted(count, texts.oneHeld, texts.held);
  if (count === 0) return null;
  const toAsk = holding.filter(({ id, isAsked }) => !isAsked && !asked.includes(id));

  async function ask() {
    for (const { id } of toAsk) {
      const result = await call(() =>
        callApi('POST /api/content/:id/request', { account, params: { id } }),
      );
      if (!result.ok) return;
      setAsked((before) => [...before, id]);
    }
  }

  return (
    <section className={`${styles.findings} ${styles.held}`}>
      <Icon name="shield-check" />
      <div>
        <h3>{title}</h3>
        {rehearsal.foreign.length > 0 && (
          <Sentences findings={rehearsal.foreign} onLeave={onLeave} />
        )}
        {holding.map(({ id, title: where, held }) => (
          <ComparedTexts key={id} leaves={held} where={where} />
        ))}
        <p>{rehearsal.changes.length > 0 ? texts.restGoes : texts.onlyHeld}</p>
        {failure && <FailureAlert failure={failure} />}
        <p role="status">{toAsk.length === 0 && texts.asked}</p>
        {toAsk.length > 0 && (
          <Button tone="ghost" size="small" busy={isBusy} onClick={() => void ask()}>
            {texts.ask}
          </Button>
        )}
      </div>
    </section>
  );
}
