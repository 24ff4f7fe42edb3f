import { useNavigate } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { complaintActs } from './complaint-acts.ts';
import { complaintTrashTexts } from './desk.text.ts';

/** An owner puts spam into the trash, and sees it there, with the way back. */
export function TrashButton({ id }: { id: string }) {
  const texts = useTexts(complaintTrashTexts);
  const navigate = useNavigate();
  const { isBusy, failure, send } = useAction(complaintActs, 'remove');
  if (useStaffSession().role !== 'owner') return null;

  async function remove() {
    const result = await send(id);
    if (result.ok) await navigate('/admin/complaints/trash');
  }

  return (
    <div>
      <p className="hint">{texts.removeHint}</p>
      <Button tone="danger" size="small" busy={isBusy} onClick={() => void remove()}>
        <Icon name="trash-2" />
        {texts.remove}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}
