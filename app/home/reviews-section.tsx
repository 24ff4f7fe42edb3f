import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { carouselWords } from '#app/ui/carousel/carousel.text.ts';
import { QuietSentence } from './quiet-sentence.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviews } from '#content/reviews.ts';
import { homeWords } from '#content/pages/home.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './reviews-section.module.css';
import thread from './thread.module.css';

/** The section with the clients' reviews, which one of them opens with a sentence. */
export function ReviewsSection() {
  const words = useTexts(homeWords);
  const language = useLanguage();
  const chosen = all.find(({ excerpt }) => excerpt);
  return (
    <section className={`${thread.spine} ${styles.section} section weave`}>
      <div className="wrap">
        {chosen?.excerpt && (
          <QuietSentence words={chosen.excerpt[language]} {...clientOf(chosen, language)} />
        )}
        <SectionHead label={homeWords.reviews} title={words.reviewsTitle} className={thread.head} />
        <ReviewCarousel />
      </div>
    </section>
  );
}

/** The reviews themselves; the developers' examples show fewer. */
export function ReviewCarousel({ count = reviews.length }: { count?: number }) {
  const words = useTexts(homeWords);
  const language = useLanguage();
  const ratingText = (rating: number) => {
    const stars = formatNumber(language, rating);
    return language === 'bn' ? `৫-এর মধ্যে ${stars}` : `${stars} out of 5`;
  };
  return (
    <Carousel label={words.reviews} words={carouselWords(language)}>
      {all.slice(0, count).map((review) => (
        <ReviewCard
          key={review.title.en}
          title={review.title[language]}
          rating={review.rating}
          ratingText={ratingText(review.rating)}
          quote={review.quote[language]}
          {...clientOf(review, language)}
        />
      ))}
    </Carousel>
  );
}

type Review = {
  sample?: boolean;
  title: Bilingual;
  rating: number;
  quote: Bilingual;
  excerpt?: Bilingual;
  name: Bilingual;
  service: Bilingual;
  photo: string;
};

/** Which of them is a sample, or has an excerpt, is for the agency to say. */
const all: readonly Review[] = reviews;

function clientOf({ name, sample = false, service, photo }: Review, language: Language) {
  return { name: name[language], isSample: sample, service: service[language], photo };
}
