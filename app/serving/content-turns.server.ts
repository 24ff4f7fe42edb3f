import type { Services } from '#app/services/services.server.ts';

/**
 * The longest sleep. A timer of more than 24.8 days would ring at once, and a clock that is set right meanwhile is
 * heeded this soon.
 */
const longestMs = 60_000;

/**
 * Calls `turn` when a notice begins or ends, and with each day of Dhaka, by the clock that all processes share and
 * without the database. `plan` looks for the next moment again, whenever other content is published.
 */
export function contentTurns(
  services: Pick<Services, 'content' | 'now'>,
  turn: () => Promise<void>,
): { plan: () => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;

  function plan() {
    clearTimeout(timer);
    const next = services.content.current().turnsAt;
    const wait = Math.max(0, next.getTime() - services.now().getTime());
    timer = setTimeout(() => void ring(next), Math.min(wait, longestMs)).unref();
  }

  async function ring(next: Date) {
    if (services.now() >= next) await turn();
    plan();
  }

  return { plan, end: () => clearTimeout(timer) };
}
