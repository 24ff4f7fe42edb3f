import { useFacts, useWords } from '#app/content/content-context.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useListed } from '#app/brand/listed.ts';
import { ServiceHead } from './service-head.tsx';
import { StitchedPicture } from '../stitched-picture.tsx';
import styles from './services-page.module.css';

/** What the agency offers: three services, each with the way to its page. */
export default function ServicesPage() {
  const { headPicture, serviceBlocks, servicesWords } = useFacts('services');
  const { serviceBlurbs } = useFacts('service-blurbs');
  const words = useWords('services');
  const language = useLanguage();
  const isListed = useListed();
  const listed = serviceBlocks.filter(({ service }) => isListed(`/services/${service}`));
  return (
    <>
      <ServiceHead title={servicesWords.title} lead={servicesWords.lead} picture={headPicture} />
      <div className="section">
        <div className={`${styles.blocks} wrap`}>
          {listed.map(({ service, name, text }, index) => (
            <article key={service} className={styles.block}>
              <StitchedPicture picture={serviceBlurbs[service].picture} className={styles.art} />
              <div>
                <p className={styles.number}>
                  <span className="num">{formatDigits(language, `0${index + 1}`)}</span>
                  <SecondaryLanguage text={name} />
                </p>
                <h2>{name[language]}</h2>
                <p className={`${styles.text} lead`}>{text[language]}</p>
                <ButtonLink to={`/services/${service}`}>
                  {words.explore}
                  <span className="visually-hidden">: {name[language]}</span>
                  <Icon name="arrow-right" />
                </ButtonLink>
              </div>
            </article>
          ))}
        </div>
      </div>
    </>
  );
}
