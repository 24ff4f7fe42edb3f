import { useEffect, useState } from 'react';
import { useFetched } from '#app/ui/api-call/use-fetched.ts';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import { applicationActs } from '../case/application-acts.ts';
import styles from '../duplicates/also-here.module.css';
import { AlsoHere } from '../duplicates/also-here.tsx';
import type { AlsoHere as Found } from '../duplicates/same-person.ts';

/** The same in an unfolded row of the list, which alone asks for it. Where it does not come, the case itself says it. */
export function RowAlsoHere({ application }: { application: Application }) {
  const { _id: id } = application;
  const { fetched, load } = useFetched(() => applicationActs.others(id));
  useEffect(load, [load]);
  /** Once something was said about them. */
  const [left, setLeft] = useState<Found | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const found = left ?? (fetched?.ok ? fetched.data : null);
  return (
    <>
      <div className={styles.row}>
        {found && <AlsoHere {...{ application, found }} tell={setNotice} onChanged={setLeft} />}
      </div>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
