import { useEffect, useRef, useState } from 'react';
import { otherLanguage } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import {
  type MapProvider,
  directionsUrl,
  geoUrl,
  mapFrameUrl,
  placeUrl,
} from '#app/config/map-provider.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useFacts } from '#app/content/content-context.ts';
import styles from './office-map.module.css';
import { officeMapTexts } from './office-map.text.ts';

/**
 * Where the office is: our own drawing, the address and the way there. The interactive map of the
 * configured provider comes only on a tap; before it no other host is contacted.
 */
export function OfficeMap({ provider }: { provider: MapProvider }) {
  const { agency } = useFacts('agency');
  const texts = useTexts(officeMapTexts);
  const language = useLanguage();
  const secondary = otherLanguage(language);
  const isHydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const map = useMapFrame();
  const isOpen = map.state === 'open';
  const isAndroid = isHydrated && /android/i.test(navigator.userAgent);
  const { position } = agency;

  useEffect(() => {
    if (isOpen) frame.current!.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <figure className={styles.map} aria-label={texts.label}>
      <div className={styles.background}>
        <img
          src="/illustrations/country-bd.svg"
          width={300}
          height={380}
          alt={texts.picture}
          loading="lazy"
        />
        <div className={styles.place}>
          <div className={styles.card} inert={isOpen}>
            <Icon name="map-pin" className={styles.pin} />
            <p className={styles.address}>
              <strong>{agency.address[language]}</strong>
              <span lang={secondary}>{agency.address[secondary]}</span>
            </p>
            <p className={styles.hint} role={map.state === 'failed' ? 'alert' : undefined}>
              {map.state === 'failed' ? texts.failed : texts.cost}
            </p>
            {/* A link to the same place until scripts run, then a button that opens the frame. */}
            <PlainButtonLink
              href={placeUrl(position)}
              role={isHydrated ? 'button' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                map.open();
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                map.open();
              }}
            >
              {texts.show}
            </PlainButtonLink>
            <a href={isAndroid ? geoUrl(position, agency.name[language]) : placeUrl(position)}>
              {texts.mapsApp}
            </a>
          </div>
          {isOpen && (
            <iframe
              ref={frame}
              className={styles.frame}
              src={mapFrameUrl(provider, position, language)}
              title={texts.frame}
              // Scripts of another origin stay in that origin. Without it the provider's own could not load.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={map.loaded}
            />
          )}
        </div>
      </div>
      <figcaption className={styles.below}>
        <PlainButtonLink tone="ghost" size="small" href={directionsUrl(position)}>
          {texts.directions}
        </PlainButtonLink>
        <CopyAddress address={agency.address[language]} />
        <span className={styles.credit}>
          {texts.drawing}{' '}
          {provider.name === 'openstreetmap' && (
            <a href="https://www.openstreetmap.org/copyright">{texts.attribution}</a>
          )}{' '}
          {/* Last, and its room kept, so that nothing moves. */}
          <span className={isOpen ? undefined : styles.isWaiting}>{texts.opened}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** A button that copies the address, and says whether it did. Shown once scripts run. */
function CopyAddress({ address }: { address: string }) {
  const texts = useTexts(officeMapTexts);
  const isHydrated = useHydrated();
  const [answer, setAnswer] = useState('');

  async function copy() {
    try {
      // Missing altogether where the page did not come over https.
      await navigator.clipboard.writeText(address);
      setAnswer(texts.copied);
    } catch {
      setAnswer(texts.notCopied);
    }
  }

  return (
    <>
      <span className={isHydrated ? undefined : styles.isWaiting}>
        <Button tone="ghost" size="small" onClick={copy}>
          {texts.copy}
        </Button>
      </span>
      <span className={styles.answer} role="status">
        {answer}
      </span>
    </>
  );
}

/** The state of the interactive map: not asked for, in its frame, or given up. */
type MapFrameState = 'closed' | 'open' | 'failed';

/** Long enough for the slowest line that could still be called a connection. */
const PATIENCE = 20_000;

/**
 * Opens the frame of the interactive map, and gives up when it cannot come: without a connection,
 * when a policy forbids it, or when nothing has arrived after 20 seconds. A frame that a browser
 * fills with an error page of its own says that it has loaded; that is why the picture beside it
 * and the line below it stay in any case.
 */
function useMapFrame() {
  const [state, setState] = useState<MapFrameState>('closed');
  const [hasLoaded, setLoaded] = useState(false);
  const isWaiting = state === 'open' && !hasLoaded;

  useEffect(() => {
    if (!isWaiting) return;
    const giveUp = () => setState('failed');
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') giveUp();
    };
    const timer = setTimeout(giveUp, PATIENCE);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [isWaiting]);

  return {
    state,
    open() {
      setLoaded(false);
      setState(navigator.onLine ? 'open' : 'failed');
    },
    loaded: () => setLoaded(true),
  };
}
