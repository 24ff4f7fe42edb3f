import { type ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import { Toast } from '#app/ui/toast/toast.tsx';
import { TrashedRow } from '#app/work/trash-list.tsx';
import { noticeActs } from './notice-acts.ts';
import { NoticeRow } from './notice-row.tsx';
import styles from './notices.module.css';
import { noticesTexts } from './notices.text.ts';
import type { ListedDocument } from './todos.ts';

/** A notice by its title. */
type Named = ListedDocument & { name: string };

/** All notices: those that run or will, then folded those that have ended and those in the trash. */
export function Notices({ listed }: { listed: ListedDocument[] }) {
  const texts = useTexts(noticesTexts);
  const language = useLanguage();
  const { notice, setNotice, tell } = useRowActions<Named>(
    // The page loads its list again after each act.
    () => {},
    ({ name }) => name,
    { already: texts.already, takenBack: texts.restored, notTakenBack: texts.notRestored },
    { mayRetry: true },
  );
  const deletion = useDeletion<Named>(noticeActs, tell, {
    texts,
    detailOf: ({ name }) => name,
    consequence: <p>{texts.consequence}</p>,
  });
  const all = listed
    .filter(({ run }) => run)
    .map((one): Named => ({ ...one, name: one.title[language] }));
  const deleted = all.filter(({ state }) => state === 'deleted');
  const hasEnded = ({ run, state }: Named) => run?.phase === 'ended' && state === 'published';
  const there = all.filter((one) => !deleted.includes(one));
  const ended = there.filter(hasEnded);
  const open = there.filter((one) => !hasEnded(one));
  const rowOf = (one: Named) => (
    <NoticeRow key={one._id} notice={one} onRemove={() => deletion.ask(one)} />
  );
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="group-notices">
      <h2 id="group-notices">{texts.title}</h2>
      {open.length > 0 && <ul className="lines">{open.map(rowOf)}</ul>}
      <Folded name={texts.endedOnes} count={ended.length}>
        <ul className="lines">{ended.map(rowOf)}</ul>
      </Folded>
      <Folded name={texts.trash} count={deleted.length}>
        {deleted.map((one) => (
          <TrashedRow
            key={one._id}
            row={{ ...one, deletedAt: one.deletedAt ?? '', deletedBy: one.changedBy?.name ?? null }}
            actions={noticeActs}
            restoreLabel={fill(texts.restoreNamed, { name: one.name })}
            onRestored={(count) => tell(one, count, { sentence: texts.restored, detail: one.name })}
          />
        ))}
      </Folded>
      {deletion.dialog}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </section>
  );
}

/** What is seldom looked for; nothing where there is none of it. */
function Folded({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        {name} <b className="num">{formatNumber(language, count)}</b>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
