import '#app/styles/dark-theme.css';
import '#app/styles/staff.css';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { chatTexts } from '#app/chat/chat.text.ts';
import type { ChatOptions } from '#app/chat/chat-options.ts';
import { ChatWidget } from '#app/chat/chat-widget.tsx';
import room from '#app/chat/avoid-content.module.css';
import { avoidContent } from '#app/chat/avoid-content.ts';
import { OfficeMap } from '#app/contact/office-map/office-map.tsx';
import { ReviewCarousel } from '#app/home/reviews-section.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { chooseMapProvider } from '#app/config/map-provider.ts';
import { documentsContext } from '#app/http/request-context.server.ts';
import { useFacts } from '#app/content/content-context.ts';
import { PageContent } from '#app/content/page-content.tsx';
import styles from './widgets-page.module.css';

/**
 * The reviews, the map and the chat as a whole, for developers and end-to-end tests. The query chooses the
 * state: `?chat={"darkMode":true}` sets chat options, `?map=google-undocumented` the provider, `?reviews=2`
 * how many there are, `?strict` renders in React's strict mode, `?busy` renders the page twenty times a
 * second, `?injected` adds a script as an unescaped text would.
 */
export default function WidgetsPage() {
  return (
    <PageContent sent={useLoaderData<typeof loader>()}>
      <Widgets />
    </PageContent>
  );
}

/** No frame around it sends what it reads. */
export function loader({ context }: LoaderFunctionArgs) {
  const { agency, home, reviews } = context.get(documentsContext);
  return JSON.stringify({ agency, home, reviews });
}

function Widgets() {
  const [query] = useSearchParams();
  const Mode = query.has('strict') ? StrictMode : 'div';
  useBusyParent(query.has('busy'));

  return (
    <Mode>
      <main className={styles.page}>
        <title>Widgets</title>
        <h1>Widgets</h1>
        <h2>Reviews</h2>
        <ReviewCarousel count={Number(query.get('reviews') ?? 4)} />
        <h2>Map</h2>
        <OfficeMap provider={chooseMapProvider(query.get('map') ?? 'openstreetmap')!} />
        <h2>Chat</h2>
        {query.has('injected') && <div dangerouslySetInnerHTML={{ __html: injected }} />}
        <ChatExample options={JSON.parse(query.get('chat') ?? '{}') as Partial<ChatOptions>} />
      </main>
    </Mode>
  );
}

const injected = `<script>document.documentElement.dataset.injected = 'ran'</script>`;

function ChatExample({ options }: { options: Partial<ChatOptions> }) {
  const { agency } = useFacts('agency');
  const language = useLanguage();
  const words = useMemo(() => chatTexts(language, agency.openingTimes), [language, agency]);
  const [isMounted, setMounted] = useState(true);
  const [calls, setCalls] = useState<string[]>([]);
  const note = (call: string) => setCalls((before) => [...before, call]);

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isMounted}
          onChange={() => setMounted((before) => !before)}
        />{' '}
        The chat is mounted
      </label>
      <p>Calls</p>
      <ol aria-label="Calls">
        {calls.map((call, index) => (
          <li key={index}>{call}</li>
        ))}
      </ol>
      {isMounted && (
        <div className={room.room}>
          <ChatWidget
            phoneNumber={agency.chatNumber}
            accountName={agency.name[language]}
            avatar="/illustrations/avatar.svg"
            avoidContent={avoidContent}
            {...words}
            onClick={(event) => note(`onClick ${event.type}`)}
            onClose={() => note('onClose')}
            onSubmit={(event, text) => note(`onSubmit ${event.type} ${text}`)}
            onNotification={() => note('onNotification')}
            onLoopDone={() => note('onLoopDone')}
            {...options}
          />
        </div>
      )}
    </>
  );
}

function useBusyParent(isBusy: boolean) {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => setTurn((turn) => turn + 1), 50);
    return () => clearInterval(timer);
  }, [isBusy]);
}
