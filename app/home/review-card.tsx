import type { Picture } from '#app/content/pictures/picture.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import styles from './review-card.module.css';

type Review = {
  title: string;
  /** Stars out of five. */
  rating: number;
  /** The same in words: `4 out of 5`. */
  ratingText: string;
  quote: string;
  name: string;
  /** Whether the person does not exist, which visitors are told. */
  isSample: boolean;
  /** The service that the client used. */
  service: string;
  photo: Picture;
};

/** A client's review with stars and portrait. `review` is not called where the server drew the card. */
export function ReviewCard({ review }: { review: () => Review | false }) {
  return (
    <StaticElement as="article" className={styles.card}>
      {() => {
        const known = review();
        return known && <Content {...known} />;
      }}
    </StaticElement>
  );
}

function Content(review: Review) {
  return (
    <>
      <h3>{review.title}</h3>
      {/* Five stars above a sample look forged. */}
      {!review.isSample && (
        <div className={styles.stars} role="img" aria-label={review.ratingText}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon
              key={star}
              name="star"
              className={star > review.rating ? styles.missing : undefined}
            />
          ))}
        </div>
      )}
      <blockquote>{review.quote}</blockquote>
      <footer>
        <ContentPicture src={review.photo} width={56} height={56} sizes="56px" />
        <div>
          <strong>
            {review.name} {review.isSample && <SampleMark />}
          </strong>
          <span>{review.service}</span>
        </div>
      </footer>
    </>
  );
}
