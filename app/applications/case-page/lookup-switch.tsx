import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { CardPart } from '#app/ui/staff-page/card.tsx';
import { Button } from '#app/ui/button/button.tsx';
import type { Application } from '../application.ts';
import { caseActs } from './case-acts.ts';
import { lookupTexts } from './case.text.ts';

/** Closes the look-up of this case at /status, or opens it again. */
export function LookupSwitch({
  application: { _id, version, lookupClosed },
}: {
  application: Application;
}) {
  const texts = useTexts(lookupTexts);
  const { isBusy, failure, send } = useAction(caseActs, 'lookup');
  return (
    <CardPart id="lookup" heading={texts.heading}>
      <p>{lookupClosed ? texts.isClosed : texts.isOpen}</p>
      <Button
        tone="ghost"
        size="small"
        busy={isBusy}
        onClick={() => void send(_id, { version, closed: !lookupClosed })}
      >
        {lookupClosed ? texts.open : texts.close}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </CardPart>
  );
}
