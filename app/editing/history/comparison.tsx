import { useMemo, useState } from 'react';
import type { DocumentKind } from '#app/content/fields.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { SelectField } from '#app/ui/field/field.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { comparedLeaves } from '../compare/compared-leaf.ts';
import { ComparedTexts } from '../compare/compared-texts.tsx';
import styles from './comparison.module.css';
import { compareVersionsTexts, historyTexts } from './history.text.ts';
import { RevisionActs } from './revision-acts.tsx';
import { nameOfRevision } from './revision-list.tsx';
import { type Revision, type RevisionContent, inOrder, loadContents } from './revisions.ts';

/** The chosen version beside another, at first beside what visitors see. */
export function Comparison({
  id,
  kind,
  revisions,
  chosen,
  live,
  onRestored,
  onErased,
}: {
  id: string;
  kind: DocumentKind;
  revisions: Revision[];
  chosen: Revision;
  live: Revision;
  onRestored: () => void;
  onErased: () => void;
}) {
  const texts = useTexts(compareVersionsTexts);
  const history = useTexts(historyTexts);
  const language = useLanguage();
  const [withId, setWith] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const others = revisions.filter((one) => one !== chosen && one.state !== 'erased');
  const other =
    others.find(({ _id }) => _id === withId) ?? (chosen === live ? others[0] : live) ?? live;
  const [before, after] = inOrder(chosen, other);
  const isErased = chosen.state === 'erased';
  const isComparable = !isErased && before !== after;
  const loading = useMemo(
    () => (isComparable ? { attempt, answer: loadContents(id, [before._id, after._id]) } : null),
    [id, isComparable, before._id, after._id, attempt],
  );
  const result = useLoaded(loading?.answer ?? null);
  const nameOf = (one: Revision) =>
    one === live ? history.live : nameOfRevision(one, history, language);
  return (
    <section className={styles.comparison} aria-labelledby="compared">
      <h2 id="compared">{texts.title}</h2>
      <div className={styles.head}>
        {!isErased && (
          <SelectField
            label={texts.with}
            value={other._id}
            onChange={(event) => setWith(event.currentTarget.value)}
          >
            {others.map((one) => (
              <option key={one._id} value={one._id}>
                {nameOf(one)}
              </option>
            ))}
          </SelectField>
        )}
        <RevisionActs {...{ id, chosen, live, onRestored, onErased }} />
      </div>
      {isErased && <p>{texts.erased}</p>}
      {!isErased && !isComparable && <p>{texts.choose}</p>}
      {isComparable && (
        <>
          <p className={styles.order}>
            {fill(texts.order, { before: nameOf(before), after: nameOf(after) })}
          </p>
          <Loaded result={result} onRetry={() => setAttempt((count) => count + 1)}>
            {(contents) => <Differences {...{ kind, contents }} />}
          </Loaded>
        </>
      )}
    </section>
  );
}

function Differences({ kind, contents }: { kind: DocumentKind; contents: RevisionContent[] }) {
  const texts = useTexts(compareVersionsTexts);
  const language = useLanguage();
  const [before, after] = contents;
  if (!before || !after) return <p>{texts.erased}</p>;
  const leaves = comparedLeaves(kind, before, after, language);
  return leaves.length === 0 ? <p>{texts.same}</p> : <ComparedTexts leaves={leaves} />;
}
