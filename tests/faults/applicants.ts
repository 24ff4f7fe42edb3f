import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#app/database/database.server.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { sendRequest } from './raw-request.ts';

/** People who apply, each once, and come again until they have a receipt. */
export type Applicants = {
  /** Receipts by the key of their form. */
  acknowledged: Map<string, string>;
  /** Emits `receipt` for each of them. */
  receipts: EventEmitter;
  /** How often somebody was told to come again. */
  comeAgain: number;
  /** Answers that nobody should ever get. */
  wrong: string[];
  requests: number;
  /** How many wait for an answer now. */
  asking: number;
  /** One more applies at `origin`; resolves when that one has a receipt, or was answered wrongly. */
  apply(origin?: string): Promise<void>;
  /** Those who still wait go home. */
  giveUp(): void;
  /** Looks for every receipt in the database. */
  compare(database: OpenDatabase): Promise<{ lost: number; doubled: number }>;
};

let serial = 0;

/** Applicants who stand before `origin`, which the site takes for its own. */
export function createApplicants(origin: string): Applicants {
  const hope = new AbortController();
  const applicants: Applicants = {
    acknowledged: new Map(),
    receipts: new EventEmitter(),
    comeAgain: 0,
    wrong: [],
    requests: 0,
    asking: 0,
    async apply(nodeUrl = origin) {
      const key = crypto.randomUUID();
      const filledIn = sheet(key);
      const id = await receipt(nodeUrl, key, filledIn);
      if (!id) return;
      applicants.acknowledged.set(key, id);
      applicants.receipts.emit('receipt');
      // Some press twice, to be sure.
      if (serial % 4 > 0) return;
      const second = await receipt(nodeUrl, key, filledIn);
      if (second && second !== id) applicants.wrong.push('another receipt for the same form');
    },
    giveUp: () => hope.abort(),
    async compare({ db }) {
      const rows = await db.selectFrom('application').select(['_id', 'reference']).execute();
      const stored = Map.groupBy(rows, ({ reference }) => reference);
      let [lost, doubled] = [0, 0];
      for (const [key, id] of applicants.acknowledged) {
        const ofKey = stored.get(key) ?? [];
        if (!ofKey.some(({ _id }) => _id === id)) lost += 1;
        if (ofKey.length > 1) doubled += 1;
      }
      return { lost, doubled };
    },
  };

  /** Sends the same sheet until it is answered for good. */
  async function receipt(nodeUrl: string, key: string, sheet: string): Promise<string | undefined> {
    const headers = {
      'content-type': 'application/json',
      origin,
      'idempotency-key': key,
      'x-forwarded-for': nextAddress(),
    };
    while (!hope.signal.aborted) {
      applicants.requests += 1;
      applicants.asking += 1;
      const options = { method: 'POST', headers, body: sheet };
      const answer = await sendRequest(`${nodeUrl}/api/application`, options);
      applicants.asking -= 1;
      const { status, headers: told, text } = answer;
      if (status === 201) return (JSON.parse(text) as { insertedId: string }).insertedId;
      const seconds = status === 503 ? told['retry-after'] : brokeOff(status) ? 1 : undefined;
      if (seconds === undefined) {
        applicants.wrong.push(`${status} for an application: ${text.slice(0, 200)}`);
        return undefined;
      }
      applicants.comeAgain += 1;
      await wait(Number(seconds) * 1000);
    }
    return undefined;
  }
  return applicants;
}

/** What nginx says of a process that died under it, or what is seen of one that was asked directly. */
function brokeOff(status: number): boolean {
  return status === 502 || status === 504 || status === 0;
}

function sheet(key: string): string {
  serial += 1;
  return JSON.stringify({
    ...goodApplication,
    phone: `+88017${String(serial).padStart(8, '0')}`,
    passport: `A${String(serial).padStart(8, '0')}`,
    reference: key,
  });
}

/** Everybody comes from an address of their own, so that the limits can stay on. */
function nextAddress(): string {
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}
