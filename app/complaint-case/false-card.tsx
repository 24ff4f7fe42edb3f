import { useStaffSession } from '#app/auth/staff-session-context.ts';
import type { OpenComplaint } from '#app/complaints/desk/staff-complaint.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { ConfirmFalse } from '#app/trust/check/confirm-false.tsx';
import type { FalseIdentity } from '#app/trust/check/false-identity.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import styles from './complaint-page.module.css';
import { falseCardTexts } from './false-card.text.ts';

/** What was confirmed as false by a complaint about an impostor, and how the owner confirms it. */
export function FalseCard({
  complaint,
  all,
  tell,
}: {
  complaint: OpenComplaint;
  /** Everything that is confirmed as false; null until it has come. */
  all: ApiResult<FalseIdentity[]> | null;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(falseCardTexts);
  const { role } = useStaffSession();
  if (complaint.kind !== 'impostor') return null;
  const confirmed = all?.ok ? all.data.filter((one) => one.complaint === complaint._id) : [];
  return (
    <Card id="false-card" heading={texts.heading} isStacked>
      <p>{texts.about}</p>
      {confirmed.length > 0 && (
        <ul className={styles.values}>
          {confirmed.map(({ _id, value }) => (
            <li key={_id}>
              <Icon name="ban" />
              <bdi>{value}</bdi>
            </li>
          ))}
        </ul>
      )}
      {role === 'owner' ? (
        <ConfirmFalse complaint={complaint._id} tell={tell} />
      ) : (
        <p className="hint">{texts.ownerConfirms}</p>
      )}
    </Card>
  );
}
