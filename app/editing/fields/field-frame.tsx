import type { ReactNode } from 'react';
import { hasKey } from '#app/config/typed-record.ts';
import type { Field } from '#app/content/fields.ts';
import { isSameValue } from '#app/content/same-value.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { valueOf } from '../saving/saving.ts';
import { CollisionPanel } from './collision-panel.tsx';
import { elementIdOf, useEditor } from './editor-context.ts';
import styles from './field-frame.module.css';
import { fieldTexts } from './fields.text.ts';
import { nameOfPage, pageOfField } from '../page-name.ts';
import { OtherTexts } from './other-texts.tsx';

/** What stands around every field: its label and hint, where it is shown, what is wrong with it, and whose it is. */
export function FieldFrame({
  path,
  field,
  label,
  children,
}: {
  path: string;
  field: Exclude<Field, { type: 'group' | 'list' }>;
  label: Bilingual;
  children: ReactNode;
}) {
  const { saving } = useEditor();
  const texts = useTexts(fieldTexts);
  const language = useLanguage();
  const id = elementIdOf(path);
  const leaf = saving.server.leaves[path];
  const isChanged =
    saving.changes.some((change) => change.path === path) ||
    (leaf?.draft !== undefined && !isSameValue(valueOf(leaf), leaf.published));
  const collision = saving.collisions[path];
  const findings = findingsAt(saving, path).filter(({ locale }) => locale === null);
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      className={isChanged ? `${styles.field} ${styles.changed}` : styles.field}
    >
      <div className={styles.head}>
        <h3 id={`${id}-label`}>{label[language]}</h3>
        <Where path={path} field={field} />
        {isChanged && <span className="tag caution">{texts.changed}</span>}
        <OtherTexts path={path} label={label[language]} />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {field.hint[language]}
      </p>
      {!collision && <News path={path} />}
      {children}
      {hasKey(saving.refused, path) && <FieldErrorText>{texts.refused}</FieldErrorText>}
      {findings.map(({ code, message }) => (
        <FieldErrorText key={code}>{message}</FieldErrorText>
      ))}
      {collision && <CollisionPanel path={path} collision={collision} />}
    </div>
  );
}

function Where({
  path,
  field,
}: {
  path: string;
  field: { isMachineOnly?: true; isGuarded?: true };
}) {
  const { id, pages } = useEditor();
  const texts = useTexts(fieldTexts);
  const language = useLanguage();
  const page = pageOfField(id, path);
  const shown = page === null ? pages : [nameOfPage(page, language)];
  const where = shown.length > 3 ? texts.everyPage : shown.join(', ');
  return (
    <>
      <span className={styles.where}>
        <Icon name="map-pin" />
        {field.isMachineOnly || !where ? texts.notOnPage : where}
      </span>
      {field.isGuarded && (
        <span className={styles.guard}>
          <Icon name="shield-check" />
          {texts.ownerPublishes}
        </span>
      )}
    </>
  );
}

/** That a colleague has changed it while it was on show. */
function News({ path }: { path: string }) {
  const { saving, now } = useEditor();
  const texts = useTexts(fieldTexts);
  const language = useLanguage();
  const news = saving.news[path];
  if (!news) return null;
  const who = news.by?.name ?? texts.somebody;
  const when = formatRecentMoment(language, news.at ?? now.toISOString(), now);
  return (
    <p className={styles.news}>
      <Icon name="users" />
      {fill(texts.theyChanged, { who, when })}
    </p>
  );
}

/** What stops publishing, and what should be looked at again, at one path. */
export function findingsAt({ server }: ReturnType<typeof useEditor>['saving'], path: string) {
  return [...server.faults, ...server.warnings].filter((finding) => finding.path === path);
}
