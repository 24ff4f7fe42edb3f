import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Role, roles } from '#app/auth/staff-member.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { forgetTab } from '#app/ui/tab-storage.ts';
import { accountActs } from './account-acts.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { StaffAccount } from './accounts.ts';
import { roleTexts } from '../role.text.ts';

/** The role of an account. Choosing another one asks first, so nothing is done by an arrow key alone. */
export function RoleMenu({
  account: { id, email, role },
  isMe,
  onChange,
}: {
  account: StaffAccount;
  isMe: boolean;
  onChange: (sentence: string, detail: string) => void;
}) {
  const texts = useTexts(accountsTexts);
  const names = useTexts(roleTexts);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Role | null>(null);
  const changing = useAction(accountActs, 'changeRole');

  function done() {
    if (isMe) {
      forgetTab();
      return void navigate('/admin', { state: { isSignedOut: true } });
    }
    setWanted(null);
    onChange(wanted === 'owner' ? texts.isOwnerNow : texts.isStaffNow, email);
  }

  return (
    <>
      <select
        className="control"
        aria-label={fill(texts.roleOf, { email })}
        value={role}
        onChange={({ target }) => setWanted(roles.find((one) => one === target.value) ?? null)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
      {wanted && (
        <ConfirmDialog
          question={fill(wanted === 'owner' ? texts.ownerQuestion : texts.staffQuestion, { email })}
          confirmLabel={wanted === 'owner' ? texts.makeOwner : texts.makeStaff}
          icon="users"
          send={() =>
            isMe
              ? // Not a route action: afterwards there is no session to reload the page with.
                accountActs.changeRole(id, { role: wanted })
              : changing.send(id, { role: wanted })
          }
          onDone={done}
          onCancel={() => setWanted(null)}
        >
          <p>{wanted === 'owner' ? texts.ownerConsequence : texts.staffConsequence}</p>
          {isMe && <p className={styles.caution}>{texts.staffYourself}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
