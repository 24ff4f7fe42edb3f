import { useEffect, useState } from 'react';
import { callApi } from '#app/http/api-client.ts';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import type { AlsoHere as Found } from './same-person.ts';
import styles from './also-here.module.css';
import { AlsoHere } from './also-here.tsx';

/** The same in an unfolded row of the list, which alone asks for it: the list itself has no time for it. */
export function RowAlsoHere({ application }: { application: Application }) {
  const { _id: id } = application;
  const [found, setFound] = useState<Found | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    let isShown = true;
    async function load() {
      const result = await callApi('GET /api/application/:id/also-here', { params: { id } });
      // Where it does not come, the case itself says it.
      if (isShown && result.ok) setFound(result.data);
    }
    void load();
    return () => {
      isShown = false;
    };
  }, [id]);
  return (
    <>
      <div className={styles.row}>
        {found && <AlsoHere {...{ application, found }} tell={setNotice} onChanged={setFound} />}
      </div>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
