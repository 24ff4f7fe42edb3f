import { useRef, useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { TextAreaField, TickField } from '#app/ui/field/field.tsx';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import { Toast } from '#app/ui/toast/toast.tsx';
import { galleryActs } from '../editor/gallery-acts.ts';
import type { StaffGalleryItem } from '../gallery-item.ts';
import { type NewWithdrawal, erasedFrom, maxReason } from './withdrawal.ts';
import { withdrawalTexts } from './withdrawal.text.ts';

/**
 * Withdraws the consent of a person, and undoes it: `dialog` is the question before, once `ask` was called, and `toast` tells
 * what came of it. A hook, because the way back must outlive the dialog.
 */
export function useWithdrawal<Row extends { _id: string; name: string }>(
  changeRows: (change: (rows: Row[]) => Row[]) => void,
  detailOf: (row: Row) => string,
  /** The row as it then is, until the list has come again; without it the row is gone. */
  withWithdrawal?: (row: Row, withdrawal: StaffGalleryItem['withdrawal']) => Row,
) {
  const texts = useTexts(withdrawalTexts);
  const { picturesStay } = useStaffSession();
  const [item, setItem] = useState<Row | null>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const initials = useRef<HTMLInputElement>(null);
  const withdrawing = useAction(galleryActs, 'withdraw');
  const undoing = useAction(galleryActs, 'undoWithdrawal');
  const words = { already: texts.already, takenBack: texts.undone, notTakenBack: texts.notUndone };
  const { notice, setNotice, tell } = useRowActions(changeRows, detailOf, words);

  const given = (): NewWithdrawal => ({
    reason: reason.current?.value ?? '',
    leavesInitials: initials.current?.checked ?? false,
  });

  const dialog = item && (
    <ConfirmDialog
      question={fill(texts.question, { name: item.name })}
      confirmLabel={texts.withdraw}
      icon="ban"
      send={() => withdrawing.send(item._id, given())}
      onDone={({ withdrawnCount }) => {
        setItem(null);
        tell(item, withdrawnCount, {
          sentence: texts.withdrawn,
          detail: detailOf(item),
          ...(withWithdrawal && { fresh: withWithdrawal(item, begun(given())) }),
          undo: () => undoing.send(item._id),
        });
      }}
      onCancel={() => setItem(null)}
    >
      <p>
        {texts.consequence} {texts.wayBack}
      </p>
      {picturesStay && <p>{texts.staysAtHost}</p>}
      <TextAreaField
        ref={reason}
        name="reason"
        label={texts.reason}
        note={texts.optional}
        maxLength={maxReason}
        rows={2}
      />
      <TickField ref={initials} name="leavesInitials" label={texts.leavesInitials} />
    </ConfirmDialog>
  );
  /** Of an item that was withdrawn before. */
  async function undo(row: Row) {
    const result = await undoing.send(row._id);
    if (!result.ok || result.data.undoneCount === 0)
      return setNotice({ tone: 'danger', sentence: texts.notUndone, detail: detailOf(row) });
    tell(row, result.data.undoneCount, {
      sentence: texts.undone,
      detail: detailOf(row),
      ...(withWithdrawal && { fresh: withWithdrawal(row, null) }),
    });
  }

  const toast = notice && <Toast notice={notice} onClose={() => setNotice(null)} />;
  return {
    ask: setItem,
    undo,
    isUndoing: undoing.isBusy,
    dialog,
    toast,
    closeToast: () => setNotice(null),
  };
}

function begun(given: NewWithdrawal): StaffGalleryItem['withdrawal'] {
  const at = new Date().toISOString();
  return { at, erasedFrom: erasedFrom(at), isErased: false, ...given };
}
