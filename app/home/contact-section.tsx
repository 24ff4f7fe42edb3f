import { ContactForm } from '#app/contact/contact-form.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import styles from './contact-section.module.css';
import { useThread } from './thread/use-thread.tsx';

/** The still part of it, to be loaded with it. */
export const channels = staticSection(
  async () => (await import('./static-sections.tsx')).ContactChannels,
);

/** The ways to reach the agency, and the form; the last section of the page. */
export function ContactSection() {
  const { spine, ground, start } = useThread('contact');
  return (
    <section className={`${spine} ${styles.section} ${ground}`}>
      {start}
      <div className={`${styles.columns} wrap`}>
        <channels.StaticSection />
        <ContactForm />
      </div>
    </section>
  );
}
