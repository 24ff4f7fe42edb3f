import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { carouselWords } from '#app/ui/carousel/carousel.text.ts';
import { ReviewCard } from '#app/home/review-card.tsx';
import { reviews } from '#content/reviews.ts';

/** The carousel with the sample reviews, as the home page has it. */
export function ReviewExamples({ count }: { count: number }) {
  const language = useLanguage();
  const label = language === 'bn' ? 'যাঁরা গেছেন, তাঁদের কথা' : 'Client reviews';
  return (
    <Carousel label={label} words={carouselWords(language)}>
      {reviews.slice(0, count).map((review) => (
        <ReviewCard
          key={review.title.en}
          title={review.title[language]}
          rating={review.rating}
          ratingText={ratingTexts[language](formatNumber(language, review.rating))}
          quote={review.quote[language]}
          name={review.name[language]}
          service={review.service[language]}
          photo={review.photo}
        />
      ))}
    </Carousel>
  );
}

const ratingTexts = {
  en: (stars: string) => `${stars} out of 5`,
  bn: (stars: string) => `৫-এর মধ্যে ${stars}`,
};
