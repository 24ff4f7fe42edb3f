import { data, useActionData } from 'react-router';
import { languageOfPath } from '#app/i18n/language.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { clientAddressContext, servicesContext } from '#app/platform/services.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/contact-page';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { type ContactReply, readAnswers } from './contact-reply.ts';
import { sendContactMessage } from './contact.server.ts';
import { contactTexts } from './contact.text.ts';
import { OfficeMap } from './office-map/office-map.tsx';

const statuses = { sent: 200, refused: 422, too_many: 429, not_sent: 503 };

export function meta({ location }: Route.MetaArgs) {
  const words = textsIn(contactTexts, languageOfPath(location.pathname));
  return [{ title: words.metaTitle }, { name: 'description', content: words.metaDescription }];
}

/** Takes the form of every page where no scripts run; with scripts it goes by the API. */
export async function action({ request, context }: Route.ActionArgs) {
  // A body that is no form at all is a form without answers.
  const answers = readAnswers(await request.formData().catch(() => new FormData()));
  const services = context.get(servicesContext);
  const result = await sendContactMessage(services, answers, context.get(clientAddressContext));
  const reply: ContactReply = result.status === 'sent' ? result : { ...result, answers };
  const retry = 'retryAfterSeconds' in result && {
    'retry-after': String(result.retryAfterSeconds),
  };
  return data(reply, { status: statuses[result.status], headers: { ...retry } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContactPage() {
  const texts = useTexts(contactTexts);
  return (
    <>
      <PageHead
        title={texts.title}
        companion={useLanguage() === 'en' ? contactTexts.title.bn : undefined}
        lead={texts.lead}
        back="/"
        backLabel={texts.home}
        crumbLabel={texts.crumb}
      />
      <section className="section">
        <div className={`${styles.columns} wrap`}>
          <Office />
          <ContactForm reply={useActionData<ContactReply>()} />
        </div>
      </section>
      <section className={`${styles.map} wrap`}>
        <OfficeMap provider={{ name: 'openstreetmap' }} />
      </section>
    </>
  );
}

/** How to reach the office. The phone numbers come first: most people call. */
function Office() {
  const texts = useTexts(contactTexts);
  return (
    <div>
      <h2>{texts.office}</h2>
      <ul className={styles.reach}>
        <li>
          <Icon name="phone" />
          <div>
            <small>{texts.call}</small>
            {agency.phones.map(({ dialled, shown }) => (
              <a key={dialled} className={`${styles.phone} num`} lang="en" href={`tel:${dialled}`}>
                {shown}
              </a>
            ))}
          </div>
        </li>
        <li>
          <Icon name="mail" />
          <div>
            <small>{texts.email}</small>
            <a lang="en" href={`mailto:${agency.email}`}>
              {agency.email}
            </a>
          </div>
        </li>
        <li>
          <Icon name="map-pin" />
          <div>
            <small>{texts.address}</small>
            <span>{agency.address[useLanguage()]}</span>
          </div>
        </li>
      </ul>
      <p className={styles.safe}>
        <strong>{texts.neverPay}</strong> {texts.payHere}
        {useLanguage() === 'en' && (
          <span lang="bn">
            {contactTexts.neverPay.bn} {contactTexts.payHere.bn}
          </span>
        )}
      </p>
    </div>
  );
}
