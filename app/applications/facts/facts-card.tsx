import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { jumpTexts } from '../case-page/jump.text.ts';
import { LookupSwitch } from '../case-page/lookup-switch.tsx';
import type { CaseView } from '../case/case-view.ts';
import { EraseButton } from '../erasure/erase-button.tsx';
import { ApplicationDetails } from '../list/application-details.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import type { FactChange } from './fact-change.ts';
import { FactHistory } from './fact-history.tsx';
import { factTexts } from './facts.text.ts';

/** What the person wrote, what of it was corrected, and whether the case can be looked up at /status or erased. */
export function FactsCard({
  id,
  view: { application },
  corrections,
  tell,
}: {
  id: string;
  view: CaseView;
  corrections: FactChange[];
  tell: (notice: Notice) => void;
}) {
  const parts = useTexts(jumpTexts);
  const texts = useTexts(factTexts);
  const { role } = useStaffSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      id={id}
      heading={parts.facts}
      beside={
        <Button tone="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="pencil" />
          {texts.correct}
        </Button>
      }
    >
      <ApplicationDetails application={application} />
      {corrections.length > 0 && <FactHistory changes={corrections} />}
      <LookupSwitch application={application} />
      {role === 'owner' && application.eraseAfter === null && (
        <EraseButton application={application} tell={tell} />
      )}
      {isOpen && (
        <CorrectDialog
          application={application}
          onCorrected={() => {
            setOpen(false);
            tell({ tone: 'success', sentence: texts.corrected });
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
