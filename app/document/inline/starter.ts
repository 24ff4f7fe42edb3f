/** What the starter is told by the server. */
type StarterSettings = {
  /** The text of the page's entry module. */
  module: string;
  /** The address of the service worker; null without. */
  worker: string | null;
  /** Where errors are reported (`browser-error.ts`, which is not loaded yet), and of which build. */
  errorAddress: string;
  build: string;
  /** Of `without-scripts.ts`: the session storage key of typed text, and how the window of a page without scripts is called. */
  typedKey: string;
  nameWithoutScripts: string;
  /** How the links of inlined styles are marked. */
  inlinedRel: string;
  /** The fonts for the next page, by language, as `document.fonts.load` takes them, with a letter of theirs. */
  fontsLater: Record<string, (readonly [font: string, letter: string])[]>;
};

/** What was typed before a reload (`without-scripts.ts`). */
type Typed = [name: string, value: string, isChecked: boolean];

/**
 * Starts the module of a public page when the page has loaded and is idle, or at the first interaction; under Save-Data or
 * on a 2G or 3G connection only at the first interaction. Links and forms work without it. Before that it lays out the page
 * below the first screen, section by section, and says when the page is whole.
 *
 * A browser without the newest functions that the scripts call (ES2021) keeps the page as rendered, and so does a page that
 * has failed in this tab before (`without-scripts.ts`, which reloads it); typed text is kept. What others change in the page
 * is noted (`changes-by-others.ts`), but for what the script itself moves. An error event without an error comes from a
 * script of another origin, or is the notice of a late `ResizeObserver`.
 *
 * A first visit over a slow network asks for the lazy pictures of an element with `data-pictures-when-near` only when it is
 * as near to the screen as the attribute says, in hundredths of the screen's height: browsers ask for them from 1,250 or
 * 2,500 px below it on, eight of the gallery's wall, 118 kB, and six of the home page, 10 kB.
 *
 * The outcome of a form that stands in the answer itself gets its own address (`outcome-without-cookies.server.ts`). The
 * worker is registered when all of the page is laid out; where storage is forbidden, that fails in silence.
 */
export default function starter(settings: StarterSettings): void {
  const root = document.documentElement;
  const ownAddress = root.dataset.address;
  if (ownAddress) history.replaceState(null, '', ownAddress);

  const report = (kind: string, name: string) => {
    const { errorAddress, build } = settings;
    try {
      navigator.sendBeacon(errorAddress, new URLSearchParams({ kind, name, build }));
    } catch {}
  };

  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(settings.typedKey) || '[]');
    sessionStorage.removeItem(settings.typedKey);
    const isTyped = (answers: unknown): answers is Typed[] => Array.isArray(answers);
    if (!isTyped(typed)) throw new Error();
    for (const field of document.querySelectorAll<HTMLInputElement>('form [name]')) {
      const isUntouched = field.value === (field.defaultValue || '');
      for (const [name, value, isChecked] of typed)
        if (field.name === name)
          if (/^(radio|checkbox)$/.test(field.type)) {
            if (field.value === value) field.checked = isChecked;
          } else if (isUntouched) field.value = value;
    }
  } catch {}

  if (window.name === settings.nameWithoutScripts + location.pathname) return;
  if (!('replaceAll' in String.prototype && 'any' in Promise)) return report('unsupported', '');

  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => records.push(...some));
  window.changesByOthers = { records, observer };
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterDataOldValue: true,
  });

  let reported = 0;
  addEventListener('error', ({ error }: { error?: { name?: string } }) => {
    if (error && reported++ < 5) report('script', error.name || '');
  });

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Where React looks for styles.
    for (const style of document.querySelectorAll('body style')) {
      const drawing = style.parentElement;
      document.head.append(style);
      drawing?.remove();
    }
    observer.takeRecords();
    const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=${settings.inlinedRel}]`);
    for (const link of links) {
      // First, or the browser would load it.
      link.setAttribute('disabled', '');
      link.rel = 'stylesheet';
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = settings.module;
    script.addEventListener('error', () => report('load', ''));
    document.body.append(script);
  };

  const { connection } = navigator;
  const isSlow = connection && (connection.saveData || /2g|3g/.test(connection.effectiveType));
  const withoutFonts = root.hasAttribute('data-fonts-later');
  const fonts =
    withoutFonts && !root.dataset.fonts && !connection?.saveData
      ? (settings.fontsLater[root.lang] ?? [])
      : [];
  const getFonts = (most: number) => {
    for (const [font, letter] of fonts.splice(0, most))
      document.fonts.load(font, letter).catch(() => {});
  };
  for (const event of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    const started = () => {
      start();
      getFonts(9);
    };
    addEventListener(event, started, { once: true, capture: true, passive: true });
  }

  const whenIdle = (work: () => void) =>
    (window.requestIdleCallback || setTimeout)(work, { timeout: 1000 });
  if (withoutFonts)
    for (const element of document.querySelectorAll<HTMLElement>('[data-pictures-when-near]')) {
      element.setAttribute('data-pictures-held', '');
      const near = (entries: IntersectionObserverEntry[], watch: IntersectionObserver) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        element.removeAttribute('data-pictures-held');
      };
      new IntersectionObserver(near, { rootMargin: element.dataset.picturesWhenNear }).observe(
        element,
      );
    }

  const sections = [...document.querySelectorAll<HTMLElement>('[data-still]>section')];
  const layOutNext = () => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
      return;
    }
    root.setAttribute('data-whole', '');
    if (settings.worker) navigator.serviceWorker?.register(settings.worker).catch(() => {});
    if (isSlow) return;
    getFonts(root.hasAttribute('data-no-bengali') ? 0 : root.lang === 'bn' ? 1 : 3);
    start();
  };
  if (document.readyState === 'complete') whenIdle(layOutNext);
  else addEventListener('load', () => whenIdle(layOutNext), { once: true });
}
