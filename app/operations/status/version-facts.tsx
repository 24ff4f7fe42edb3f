import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { SiteStatus } from './site-status.ts';
import styles from './status-page.module.css';
import { versionTexts } from './version-facts.text.ts';

/** The running version and where it stores data: what support asks for first. */
export function VersionFacts({ status }: { status: SiteStatus }) {
  const texts = useTexts(versionTexts);
  const language = useLanguage();
  const { number, commit, builtAt } = status.version;
  const pictures = { disk: texts.onDisk, s3: texts.inS3, 'image-host': texts.atHost };
  const facts = [
    [texts.version, <bdi key="number">{number}</bdi>],
    [texts.commit, commit && <code key="commit">{commit}</code>],
    [texts.built, builtAt && formatMoment(language, builtAt)],
    [texts.database, texts[status.database]],
    [texts.pictures, pictures[status.images]],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
