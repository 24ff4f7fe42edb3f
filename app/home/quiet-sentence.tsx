import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { SampleMark } from './sample-mark.tsx';
import styles from './quiet-sentence.module.css';

/** One client's words, large and alone: a breath before the reviews. */
export function QuietSentence({
  words,
  name,
  isSample,
  service,
  photo,
}: {
  words: string;
  name: string;
  isSample: boolean;
  service: string;
  photo: string;
}) {
  return (
    <figure className={styles.quiet}>
      <blockquote>{words}</blockquote>
      <figcaption>
        <ContentPicture src={photo} width={56} height={56} sizes="56px" />
        <span>
          <b>
            {name} {isSample && <SampleMark />}
          </b>
          {service}
        </span>
      </figcaption>
    </figure>
  );
}
