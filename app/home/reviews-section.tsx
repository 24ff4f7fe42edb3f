import { useFacts, useWords } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { carouselWords } from '#app/ui/carousel/carousel.text.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import thread from './thread/thread.module.css';
import { useThread } from './thread/use-thread.tsx';
import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import type { Picture } from '#app/content/pictures/picture.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

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

/** One client's words, large and alone: a breath before the reviews. `sentence` is not called where the server drew it. */
function QuietSentence({ sentence }: { sentence: () => Sentence | false }) {
  return (
    <StaticElement as="figure" className={thread.quiet}>
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

type SpokenReview = {
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
function ReviewCard({ review }: { review: () => SpokenReview | false }) {
  return (
    <StaticElement as="article" className={thread.card}>
      {() => {
        const known = review();
        return known && <CardContent {...known} />;
      }}
    </StaticElement>
  );
}

function CardContent(review: SpokenReview) {
  return (
    <>
      <h3>{review.title}</h3>
      {/* Five stars above a sample look forged. */}
      {!review.isSample && (
        <div className={thread.stars} role="img" aria-label={review.ratingText}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon
              key={star}
              name="star"
              className={star > review.rating ? thread.missing : undefined}
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
