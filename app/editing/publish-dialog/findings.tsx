import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { TickField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { FindingAnswer } from '../content-shapes.ts';
import styles from './findings.module.css';
import { findingTexts } from './publish.text.ts';

/** What has to be corrected first, each with a link to its field. */
export function Faults({ faults, onLeave }: { faults: FindingAnswer[]; onLeave: () => void }) {
  const texts = useTexts(findingTexts);
  const title = useCounted(faults.length, texts.oneFault, texts.faults);
  if (faults.length === 0) return null;
  return (
    <section className={`${styles.findings} ${styles.fault}`} role="alert">
      <Icon name="circle-alert" />
      <div>
        <h3>{title}</h3>
        <Sentences findings={faults} onLeave={onLeave} />
      </div>
    </section>
  );
}

/** What should be looked at once more, with one tick for all of it. */
export function Warnings({
  warnings,
  isSeen,
  isTickMissing,
  onSeen,
  onLeave,
}: {
  warnings: FindingAnswer[];
  isSeen: boolean;
  /** Somebody has tried to publish without it. */
  isTickMissing: boolean;
  onSeen: (isSeen: boolean) => void;
  onLeave: () => void;
}) {
  const texts = useTexts(findingTexts);
  const title = useCounted(warnings.length, texts.oneWarning, texts.warnings);
  if (warnings.length === 0) return null;
  return (
    <section className={`${styles.findings} ${styles.warning}`}>
      <Icon name="info" />
      <div>
        <h3>{title}</h3>
        <Sentences findings={warnings} onLeave={onLeave} />
        <TickField
          id={warningTickId}
          label={texts.seen}
          checked={isSeen}
          onChange={(event) => onSeen(event.currentTarget.checked)}
          error={isTickMissing && texts.tickFirst}
        />
      </div>
    </section>
  );
}

/** For the focus, when the tick is missing. */
export const warningTickId = 'publish-warnings-seen';

/** Findings, each with a link to its field. */
export function Sentences({
  findings,
  onLeave,
}: {
  findings: FindingAnswer[];
  onLeave: () => void;
}) {
  return (
    <ul>
      {findings.map(({ document, path, locale, code, message }) => (
        <li key={`${document} ${path} ${locale} ${code}`}>
          {path ? (
            <Link to={`/admin/content/${document}?field=${path}`} onClick={onLeave}>
              {message}
            </Link>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  );
}

/** "1 warning", "3 warnings". */
export function useCounted(count: number, one: string, more: string): string {
  const language = useLanguage();
  return count === 1 ? one : fill(more, { count: formatNumber(language, count) });
}
