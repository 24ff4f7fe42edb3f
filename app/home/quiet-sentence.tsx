import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import type { Picture } from '#app/content/pictures/picture.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import styles from './quiet-sentence.module.css';

/** One client's words, large and alone: a breath before the reviews. `sentence` is not called where the server drew it. */
export function QuietSentence({ sentence }: { sentence: () => Sentence | false }) {
  return (
    <StaticElement as="figure" className={styles.quiet}>
      {() => {
        const known = sentence();
        return known && <Content {...known} />;
      }}
    </StaticElement>
  );
}

type Sentence = {
  words: string;
  name: string;
  isSample: boolean;
  service: string;
  photo: Picture;
};

function Content({ words, name, isSample, service, photo }: Sentence) {
  return (
    <>
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
    </>
  );
}
