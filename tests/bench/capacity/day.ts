import { recordOf } from '#app/config/typed-record.ts';
import {
  type Act,
  type Crowd,
  acts,
  arrivals,
  changes,
  crowds,
  firstHour,
  minutesOfDay,
} from './demand.ts';
import { chooser, seededRandom, waitingTime } from './random.ts';
import { type Holding, SimulatedCache, type Source } from './simulated-cache.ts';
import { type Asked, type Costs, type Minute, SimulatedSite } from './simulated-site.ts';

/** A tick is as long as a question from a cache to the site takes. */
const ticksOfSecond = 10;
const ticksOfMinute = 60 * ticksOfSecond;

/** Between two pages, in ticks: on average, and at most. */
const reading = { mean: 35 * ticksOfSecond, most: 4095 };

/** Where visitors' requests arrive, by how many: half of them in and around Dhaka, the others where people have gone to work. */
const places = [45, 15, 8, 8, 8, 6, 5, 5];

const year: Holding = { hold: 365 * 24 * 60 * ticksOfMinute, stale: 0 };
const day: Holding = { hold: 24 * 60 * ticksOfMinute, stale: 0 };
const minute: Holding = { hold: ticksOfMinute, stale: 0 };

/**
 * How a cache treats pages. Files it keeps as long as their headers say, pictures of the gallery a day, as these say, or a
 * minute where it has rules of its own: one may be withdrawn.
 */
export type Rule = {
  name: string;
  /** Null where there is no cache at all. */
  pages: Holding | 'passed' | null;
  /** Whether the places ask one cache in their middle, and only that asks the site. */
  hasShield?: boolean;
  /** Whether each click of a shared link is a page of its own to it. */
  keepsQuery?: boolean;
};

const seconds = (hold: number, stale: number): Holding => ({
  hold: hold * ticksOfSecond,
  stale: stale * ticksOfSecond,
});

export const rules: Rule[] = [
  { name: 'no cache', pages: null },
  { name: 'files kept, pages passed on', pages: 'passed' },
  { name: 'pages asked for each time, by ETag', pages: seconds(0, 0) },
  { name: 'pages held 1 s, 2 s more while asking', pages: seconds(1, 2) },
  { name: 'pages held 10 s, 20 s more while asking', pages: seconds(10, 20) },
  {
    name: 'held 10 s, but the key has the whole query',
    pages: seconds(10, 20),
    keepsQuery: true,
  },
  { name: 'held 10 s, behind one shield', pages: seconds(10, 20), hasShield: true },
  { name: 'pages held 60 s, 5 min more while asking', pages: seconds(60, 300) },
];

/** What a page and its files weigh, and what the site's answers cost. */
export type Site = {
  /** In English and in Bengali, one after the other for each path. */
  pages: { path: string; bytes: number }[];
  /** Of a first visit, in either language, without the page itself. */
  files: { requests: number; bytes: number }[];
  /** Of the page of the gallery, asked of the image store. */
  pictures: { requests: number; bytes: number };
  costs: Costs;
  /** Processor time in microseconds, and the bytes of the answer. */
  acts: Record<Act, { microseconds: number; bytes: number }>;
};

export type DayOfRule = {
  name: string;
  /** Of the pages that visitors have asked for, how many the site was not asked for. */
  hits: number;
  /** The most of each that pages and files ask of the site in a minute; the processor time in microseconds. */
  busiest: Minute;
  /** Pages that were answered although others had been published, and the longest time since then, in seconds. */
  outdated: { answers: number; seconds: number };
};

export type Day = {
  visits: number;
  pages: number;
  /** As visitors send them, pages, files and acts. */
  requests: number;
  /** The most of them in a minute, and when. */
  busiest: { requests: number; at: string };
  /** The most of each in an hour: limits are counted by it. */
  acts: Record<Act, number>;
  /** The most of each that acts ask in a minute. No cache answers them. */
  forms: Minute;
  rules: DayOfRule[];
};

/**
 * A day of visits, the same for the same seed, in front of a site with each of the caches. `scale` is how many times as many
 * come as today.
 */
export function simulateDay(site: Site, { scale, seed }: { scale: number; seed: number }): Day {
  const random = seededRandom(seed);
  const asked = everythingOf(site);
  const paths = site.pages.filter((_, at) => at % 2 === 0).map(({ path }) => path);
  const galleryAt = paths.indexOf('/gallery');
  const [filesAt, picturesAt] = [site.pages.length, site.pages.length + 2];
  const current = new Int32Array(asked.length);
  /** For each page when its second version came, its third and so on. */
  const changedAt: number[][] = asked.map(() => []);
  const fronts = rules.map((rule) => new Front(rule, asked, current, site.costs));
  const seen = { visits: 0, pages: 0, requests: new Float64Array(minutesOfDay) };
  const done = recordOf(acts, () => new Float64Array(minutesOfDay));
  const place = chooser(places);
  const streams = Object.values(crowds).map((crowd) => streamOf(crowd, paths, scale));
  const waiting: Visit[][] = Array.from({ length: reading.most + 1 }, () => []);

  function see(visit: Visit, tick: number, isFirst: boolean) {
    const { stream, place } = visit;
    const { crowd } = stream;
    const page = stream.choose(random);
    const key = page * 2 + visit.language;
    const known = visit.seen.includes(page) ? current[key]! : -1;
    const isTracked = isFirst && random() < crowd.tracked;
    ask(key, tick, place, known, isTracked);
    seen.pages += 1;
    if (isFirst && random() >= crowd.returning) ask(filesAt + visit.language, tick, place, -1);
    if (page === galleryAt && known < 0) ask(picturesAt, tick, place, -1);
    if (random() < crowd.goesOn) {
      visit.seen.push(page);
      const wait = Math.min(reading.most, 1 + Math.floor(waitingTime(random, reading.mean)));
      waiting[(tick + wait) % waiting.length]!.push(visit);
      return;
    }
    const minute = Math.floor(tick / ticksOfMinute);
    for (const act of acts) {
      if (random() < (crowd.acts[act] ?? 0)) done[act][minute]! += 1;
    }
  }

  function ask(key: number, tick: number, place: number, known: number, isTracked = false) {
    seen.requests[Math.floor(tick / ticksOfMinute)]! += asked[key]!.requests;
    for (const front of fronts) front.ask(key, tick, { place, known, isTracked }, changedAt[key]!);
  }

  /** What acts ask of the site in a minute, whatever stands in front of it. */
  function formsOf({ acts: costs }: Site, minute: number): Minute {
    const all: Minute = { requests: 0, bytes: 0, microseconds: 0 };
    for (const act of acts) {
      const count = done[act][minute]!;
      all.requests += count;
      all.bytes += count * costs[act].bytes;
      all.microseconds += count * costs[act].microseconds;
    }
    return all;
  }

  for (let tick = 0; tick < minutesOfDay * ticksOfMinute; tick += 1) {
    if (tick % ticksOfMinute === 0) {
      for (const { paths: changed } of changes.filter(
        ({ minute }) => minute * ticksOfMinute === tick,
      ))
        for (const [key, { kind, path }] of asked.entries())
          if (kind === 'page' && (changed === 'all' || changed.includes(path))) {
            current[key]! += 1;
            changedAt[key]!.push(tick);
          }
    }
    for (const stream of streams) {
      for (let left = stream.come(random, tick); left > 0; left -= 1) {
        seen.visits += 1;
        const language = random() < 0.7 ? 1 : 0;
        see({ stream, place: place(random), language, seen: [] }, tick, true);
      }
    }
    const due = waiting[tick % waiting.length]!;
    waiting[tick % waiting.length] = [];
    for (const visit of due) see(visit, tick, false);
  }

  const forms = Array.from({ length: minutesOfDay }, (_, minute) => formsOf(site, minute));
  for (const [minute, { requests }] of forms.entries()) seen.requests[minute]! += requests;
  const busiest = most([...seen.requests]);
  return {
    visits: seen.visits,
    pages: seen.pages,
    requests: sum(seen.requests),
    busiest: { requests: busiest, at: timeOf(seen.requests.indexOf(busiest)) },
    acts: recordOf(acts, (act) => most(hoursOf(done[act]))),
    forms: busiestOf(forms),
    rules: fronts.map((front) => front.result(seen.pages)),
  };
}

/** People of a crowd as they come, and which page each asks for next. */
function streamOf(crowd: Crowd, paths: string[], scale: number) {
  const weights = paths.map((path) => crowd.pages[path] ?? crowd.pages.other);
  return { crowd, choose: chooser(weights), come: arrivals(crowd, { scale, ticksOfMinute }) };
}

type Visit = {
  stream: ReturnType<typeof streamOf>;
  place: number;
  /** 0 English, 1 Bengali. */
  language: number;
  seen: number[];
};

type From = { place: number; known: number; isTracked: boolean };

/** The caches of one rule with a site of their own behind them. */
class Front {
  readonly site: SimulatedSite;
  readonly #rule: Rule;
  readonly #pages: Source[];
  readonly #files: Source[];
  readonly #pictures: Source[];
  readonly #asked: Asked[];
  readonly #current: Int32Array;
  readonly #outdated = { answers: 0, ticks: 0 };

  constructor(rule: Rule, asked: Asked[], current: Int32Array, costs: Costs) {
    this.#rule = rule;
    this.#asked = asked;
    this.#current = current;
    this.site = new SimulatedSite(asked, current, { costs, minutes: minutesOfDay, ticksOfMinute });
    const caches = (holding: Holding) => {
      const cache = (behind: Source) => new SimulatedCache(behind, asked.length, holding);
      const behind = rule.hasShield ? cache(this.site) : this.site;
      return places.map(() => cache(behind));
    };
    const site = places.map(() => this.site);
    const ruled = rule.pages === 'passed' ? null : rule.pages;
    this.#pages = ruled ? caches(ruled) : site;
    this.#files = rule.pages ? caches(year) : site;
    this.#pictures = rule.pages ? caches(ruled ? minute : day) : site;
  }

  ask(key: number, tick: number, { place, known, isTracked }: From, changedAt: number[]) {
    const { kind } = this.#asked[key]!;
    if (kind !== 'page') {
      (kind === 'files' ? this.#files : this.#pictures)[place]!.ask(key, tick, known);
      return;
    }
    const passes = isTracked && this.#rule.keepsQuery;
    const version = (passes ? this.site : this.#pages[place]!).ask(key, tick, known);
    if (version === this.#current[key]) return;
    this.#outdated.answers += 1;
    this.#outdated.ticks = Math.max(this.#outdated.ticks, tick - changedAt[version]!);
  }

  result(pages: number): DayOfRule {
    return {
      name: this.#rule.name,
      hits: 1 - this.site.pages / pages,
      busiest: busiestOf(this.site.minutes),
      outdated: {
        answers: this.#outdated.answers,
        seconds: this.#outdated.ticks / ticksOfSecond,
      },
    };
  }
}

function everythingOf({ pages, files, pictures }: Site): Asked[] {
  return [
    ...pages.map((page): Asked => ({ kind: 'page', requests: 1, ...page })),
    ...files.map((bundle): Asked => ({ kind: 'files', path: '', ...bundle })),
    { kind: 'pictures', path: '', ...pictures },
  ];
}

/** The most of each, every one in a minute of its own. */
function busiestOf(minutes: Minute[]): Minute {
  return {
    requests: most(minutes.map(({ requests }) => requests)),
    bytes: most(minutes.map(({ bytes }) => bytes)),
    microseconds: most(minutes.map(({ microseconds }) => microseconds)),
  };
}

function hoursOf(minutes: Float64Array): number[] {
  return Array.from({ length: minutesOfDay / 60 }, (_, hour) =>
    sum(minutes.subarray(hour * 60, hour * 60 + 60)),
  );
}

function timeOf(minute: number): string {
  const hour = (Math.floor(minute / 60) + firstHour) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function most(numbers: number[]): number {
  return Math.max(...numbers);
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((all, one) => all + one, 0);
}
