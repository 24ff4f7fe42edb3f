import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { carouselWords } from '#app/ui/carousel/carousel.text.ts';
import { ReviewCard } from './review-card.tsx';
import { reviews } from '#content/reviews.ts';
import { homeWords } from '#content/pages/home.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './reviews-section.module.css';

/** The section with the clients' reviews. */
export function ReviewsSection() {
  const words = useTexts(homeWords);
  return (
    <section className={`${styles.section} section weave`}>
      <div className="wrap">
        <SectionHead label={homeWords.reviews} title={words.reviewsTitle} />
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
      {reviews.slice(0, count).map((review) => (
        <ReviewCard
          key={review.title.en}
          title={review.title[language]}
          rating={review.rating}
          ratingText={ratingText(review.rating)}
          quote={review.quote[language]}
          name={review.name[language]}
          service={review.service[language]}
          photo={review.photo}
        />
      ))}
    </Carousel>
  );
}
