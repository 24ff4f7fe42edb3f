import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { CardPart } from '#app/ui/staff-page/card.tsx';
import { Button } from '#app/ui/button/button.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { erasureTexts } from './erasure.text.ts';

/** How the owner begins an erasure that the applicant asks for. */
export function EraseButton({
  application,
  tell,
}: {
  application: Application;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(erasureTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <CardPart id="erasure" heading={texts.heading}>
      <p>{texts.about}</p>
      <Button tone="danger" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      {isOpen && (
        <EraseDialog
          application={application}
          onAsked={() => {
            setOpen(false);
            tell({ tone: 'success', sentence: texts.asked });
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </CardPart>
  );
}
