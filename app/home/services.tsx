import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type Service, type ServiceName, services } from '#app/shell/navigation.ts';
import { useListed } from '#app/brand/listed.ts';
import { EmployersLink } from '#app/brand/employers-link.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { Road } from './road.tsx';
import styles from './services.module.css';
import thread from './thread/thread.module.css';
import { useThread } from './thread/use-thread.tsx';

/** The three services, each card a link to its page; then the road that all of them are part of. */
export function Services() {
  const { serviceBlurbs } = useFacts('service-blurbs');
  const { homeWords } = useFacts('home');
  const words = useWords('home');
  const language = useLanguage();
  const isListed = useListed();
  const { spine, start } = useThread('services');
  return (
    <section className={`${thread.soft} weave`} data-pictures-when-near="80%">
      <div className={`${spine} ${styles.services}`}>
        {start}
        <div className="wrap">
          <SectionHead
            label={homeWords.services}
            title={words.servicesTitle}
            className={thread.head}
          />
          <div className={styles.cards}>
            {services
              .filter(({ to }) => isListed(to))
              .map(({ to, name, icon }) => {
                const { picture, blurb } = serviceBlurbs[nameIn(to)];
                return (
                  <article key={to} className={styles.card}>
                    <img src={picture} width="480" height="300" alt="" loading="lazy" />
                    <div className={styles.body}>
                      <h3>
                        <Icon name={icon} />
                        <span>
                          {name[language]}
                          <SecondaryLanguage as="small" text={name} />
                        </span>
                      </h3>
                      <p>{blurb[language]}</p>
                      <PageLink to={to} className={styles.go}>
                        {words.viewInside}
                        <span className="visually-hidden">: {name[language]}</span>
                        <Icon name="arrow-right" />
                      </PageLink>
                      {to.endsWith('recruitment') && <EmployersLink className={styles.employers} />}
                    </div>
                  </article>
                );
              })}
          </div>
        </div>
      </div>
      <Road />
    </section>
  );
}

function nameIn(address: Service['to']): ServiceName {
  return address.slice('/services/'.length) as ServiceName;
}
