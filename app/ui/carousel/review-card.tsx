import styles from './review-card.module.css';

interface ReviewCardProps {
  title: string;
  /** Stars, of five. */
  rating: number;
  /** The same in words: `4 out of 5`. */
  ratingText: string;
  quote: string;
  name: string;
  /** What the client came for. */
  service: string;
  photo: string;
}

/** What one client says, with stars and portrait. */
export function ReviewCard(review: ReviewCardProps) {
  return (
    <article className={styles.card}>
      <h3>{review.title}</h3>
      <div className={styles.stars} role="img" aria-label={review.ratingText}>
        {[1, 2, 3, 4, 5].map((star) => (
          <svg
            key={star}
            className={star > review.rating ? styles.missing : undefined}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d={starShape} />
          </svg>
        ))}
      </div>
      <blockquote>{review.quote}</blockquote>
      <footer>
        <img src={review.photo} width={64} height={64} alt="" loading="lazy" />
        <div>
          <strong>{review.name}</strong>
          <span>{review.service}</span>
        </div>
      </footer>
    </article>
  );
}

// Icon of Lucide (ISC): star.
const starShape =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';
