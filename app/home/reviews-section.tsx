import { useFacts, useWords } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { carouselWords } from '#app/ui/carousel/carousel.text.ts';
import { QuietSentence } from './quiet-sentence.tsx';
import { ReviewCard } from './review-card.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import thread from './thread/thread.module.css';
import { useThread } from './thread/use-thread.tsx';

/** The section with the clients' reviews, which one of them opens with a sentence. */
export function ReviewsSection() {
  const { reviews } = useFacts('reviews');
  const { homeWords } = useFacts('home');
  const words = useWords('home');
  const language = useLanguage();
  const chosen = reviews.find(({ excerpt }) => excerpt);
  const { spine, ground, start } = useThread('reviews');
  return (
    <section className={`${spine} ${ground}`}>
      {start}
      <div className="wrap">
        {chosen && <QuietSentence sentence={() => sentenceOf(chosen, language)} />}
        <SectionHead label={homeWords.reviews} title={words.reviewsTitle} className={thread.head} />
        <ReviewCarousel />
      </div>
    </section>
  );
}

/** The reviews themselves; the developers' examples show fewer. */
export function ReviewCarousel({ count }: { count?: number }) {
  const { reviews } = useFacts('reviews');
  const words = useWords('home');
  const language = useLanguage();
  const ratingText = (rating: number) => {
    const stars = formatNumber(language, rating);
    return language === 'bn' ? `৫-এর মধ্যে ${stars}` : `${stars} out of 5`;
  };
  return (
    <Carousel label={words.reviews} words={carouselWords(language)}>
      {reviews.slice(0, count).map((review) => (
        <ReviewCard
          key={review._key}
          review={() =>
            isSent(review) && {
              title: review.title[language],
              rating: review.rating,
              ratingText: ratingText(review.rating),
              quote: review.quote[language],
              ...clientOf(review, language),
            }
          }
        />
      ))}
    </Carousel>
  );
}

type Review = Documents['reviews']['reviews'][number];

/**
 * Whether the browser has the texts of a review. With the page they are not sent: the server has drawn them. Where
 * React draws this part anew all the same, because the page is being left while its script comes, it stays empty.
 */
function isSent(review: Review): boolean {
  return 'title' in review;
}

function sentenceOf(review: Review, language: Language) {
  return (
    isSent(review) && { words: review.excerpt?.[language] ?? '', ...clientOf(review, language) }
  );
}

function clientOf({ name, sample = false, service, photo }: Review, language: Language) {
  return { name: name[language], isSample: sample, service: service[language], photo };
}
