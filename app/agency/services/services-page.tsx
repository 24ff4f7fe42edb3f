import { formatDigits } from '#app/i18n/format.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { serviceBlocks, servicesWords } from '#content/pages/services.ts';
import { serviceBlurbs } from '#content/service-blurbs.ts';
import type { Route } from './+types/services-page';
import { pageMeta } from '#app/brand/page-meta.ts';
import { ServiceHead } from './service-head.tsx';
import { StitchedPicture } from '../stitched-picture.tsx';
import styles from './services-page.module.css';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, servicesWords);
}

/** What the agency offers: three services, each with the way to its page. */
export default function ServicesPage() {
  const words = useTexts(servicesWords);
  const language = useLanguage();
  return (
    <>
      <ServiceHead
        title={servicesWords.title}
        lead={servicesWords.lead}
        picture="/illustrations/services-office.svg"
      />
      <div className="section">
        <div className={`${styles.blocks} wrap`}>
          {serviceBlocks.map(({ to, number, name, text }) => (
            <article key={to} className={styles.block}>
              <StitchedPicture picture={serviceBlurbs[to].picture} className={styles.art} />
              <div>
                <p className={styles.number}>
                  <span className="num">{formatDigits(language, number)}</span>
                  <SecondaryLanguage text={name} />
                </p>
                <h2>{name[language]}</h2>
                <p className={`${styles.text} lead`}>{text[language]}</p>
                <ButtonLink to={to}>
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
