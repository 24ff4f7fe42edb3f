import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { galleryActs } from '../editor/gallery-acts.ts';
import styles from './left-pictures.module.css';
import type { LeftPicture } from './withdrawal.ts';
import { withdrawalTexts } from './withdrawal.text.ts';

/** The pictures that somebody has to remove at the image host, by their addresses there. Nothing where there are none. */
export function LeftPictures({ source }: { source: Promise<ApiResult<LeftPicture[]>> }) {
  const texts = useTexts(withdrawalTexts);
  const result = useLoaded(source);
  if (!result) return null;
  if (!result.ok) return <FailureAlert failure={result} />;
  if (result.data.length === 0) return null;
  return (
    <section aria-labelledby="left-pictures" className={styles.left}>
      <h2 id="left-pictures">{texts.leftTitle}</h2>
      <p>{texts.leftHelp}</p>
      <ul>
        {result.data.map((picture) => (
          <li key={picture.key}>
            <Left picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Left({ picture: { key, at, addresses } }: { picture: LeftPicture }) {
  const texts = useTexts(withdrawalTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(galleryActs, 'noteRemoved');
  const time = formatMoment(language, at);
  return (
    <>
      <div>
        <p>{fill(texts.leftSince, { time })}</p>
        {addresses.map((address) => (
          <p key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </p>
        ))}
      </div>
      <Button
        tone="ghost"
        size="small"
        busy={isBusy}
        aria-label={fill(texts.removedNamed, { time })}
        onClick={() => void send(key)}
      >
        {texts.removed}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}
