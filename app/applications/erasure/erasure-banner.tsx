import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import { caseActs } from '../case/case-acts.ts';
import styles from './erasure-banner.module.css';
import { erasureTexts } from './erasure.text.ts';

/** Says of a case that is going to be erased when that will be; the owner can stop it. Nothing for any other case. */
export function ErasureBanner({
  application: { _id, eraseAfter },
  tell,
}: {
  application: Application;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(erasureTexts);
  const language = useLanguage();
  const { role } = useStaffSession();
  const { isBusy, failure, send } = useAction(caseActs, 'stopErasure');

  async function stop() {
    const result = await send(_id);
    if (result.ok) tell({ tone: 'success', sentence: texts.stopped });
  }

  if (eraseAfter === null) return null;
  return (
    <div role="group" className={styles.banner} aria-labelledby="erasure-banner">
      <Icon name="trash-2" />
      <p id="erasure-banner">
        {fill(texts.banner, { moment: formatMoment(language, eraseAfter) })}{' '}
        {role !== 'owner' && texts.ownerStops}
      </p>
      {role === 'owner' && (
        <Button tone="ghost" busy={isBusy} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      )}
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}
