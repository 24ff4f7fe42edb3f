import { type Random, howMany } from './random.ts';

/** What people do on the site besides reading pages, each a request that no cache may answer. */
export const acts = ['application', 'lookUp', 'check', 'complaint', 'message'] as const;
export type Act = (typeof acts)[number];

/** People who come for the same reason. All of it is assumed, for an agency of the size of today. */
export type Crowd = {
  /** In a day, at the size of today. */
  visits: number;
  /** How likely each minute is, from six in the morning on; any unit. */
  weight: (minute: number) => number;
  /** How likely each page is, by its path; `other` counts for every page that is not named. */
  pages: Record<string, number> & { other: number };
  /** How likely one more page is after each. */
  goesOn: number;
  /** Of first pages, how many are opened by a link with a parameter of its own for each click (`fbclid`). */
  tracked: number;
  /** Of visitors, how many have the files already. */
  returning: number;
  /** How often each act occurs in a visit. */
  acts: Partial<Record<Act, number>>;
};

export const minutesOfDay = 24 * 60;

/** The day begins at six in Dhaka, so that midnight, when pages turn, is in the middle of it. */
export const firstHour = 6;

const at = (hour: number, minute = 0) =>
  (hour * 60 + minute - firstHour * 60 + minutesOfDay) % minutesOfDay;

/** By the hour of Dhaka, from midnight: few at night, two tops, after work more than before. */
const byHour = [
  14, 8, 5, 4, 4, 7, 14, 24, 34, 44, 52, 56, 54, 48, 46, 50, 54, 58, 64, 74, 84, 80, 60, 32,
];

/** A spot on television, and the post that is shared meanwhile. */
const launchAt = at(20, 5);
/** The question whether the agency is false. */
const rumourAt = at(14, 30);

export const crowds: Record<'ordinary' | 'launch' | 'rumour', Crowd> = {
  ordinary: {
    visits: 1_500,
    weight: (minute) => byHour[(Math.floor(minute / 60) + firstHour) % 24]!,
    pages: {
      ...{ '/': 34, '/application': 12, '/gallery': 10, '/contact': 8, '/status': 8, '/costs': 6 },
      ...{ '/countries': 5, '/services': 5, '/about': 4, '/airticket': 4, '/verify': 3 },
      other: 1,
    },
    goesOn: 0.68,
    tracked: 0.3,
    returning: 0.25,
    acts: { application: 0.02, lookUp: 0.06, check: 0.02, complaint: 0.001, message: 0.01 },
  },
  launch: {
    visits: 4_000,
    // At once many, then half as many every 17 minutes.
    weight: (minute) => (minute < launchAt ? 0 : Math.exp(-(minute - launchAt) / 25)),
    pages: {
      ...{ '/': 50, '/application': 25, '/gallery': 12, '/costs': 8, '/countries': 6 },
      ...{ '/verify': 4, '/about': 3 },
      other: 0.5,
    },
    goesOn: 0.6,
    tracked: 0.8,
    returning: 0.05,
    acts: { application: 0.04, lookUp: 0.005, check: 0.03, message: 0.01 },
  },
  rumour: {
    visits: 2_000,
    // It spreads from one to the next, most after three quarters of an hour.
    weight: (minute) => {
      const passed = Math.max(0, minute - rumourAt) / 45;
      return passed * Math.exp(1 - passed);
    },
    pages: {
      ...{ '/verify': 35, '/status': 25, '/complaints': 12, '/': 15, '/about/directors': 5 },
      ...{ '/policy': 4, '/contact': 4 },
      other: 0.2,
    },
    goesOn: 0.6,
    tracked: 0.6,
    returning: 0.5,
    acts: { check: 0.35, lookUp: 0.25, complaint: 0.02, message: 0.02 },
  },
};

type Change = { minute: number; paths: 'all' | string[] };

/** When something is published, and what it changes; midnight turns every page. */
const published: Change[] = [
  { minute: at(10, 15), paths: ['/gallery'] },
  { minute: at(11, 40), paths: ['/costs'] },
  { minute: at(15, 20), paths: 'all' },
  { minute: at(16, 5), paths: ['/', '/verify'] },
  { minute: at(20, 30), paths: 'all' },
  { minute: at(0, 0), paths: 'all' },
];

/** In the order of the day. */
export const changes = published.toSorted((one, other) => one.minute - other.minute);

/**
 * How many of a crowd come in each tick of the day, for `scale` times as many as today: independent of each other, by the
 * weight of the minute.
 */
export function arrivals(
  { visits, weight }: Crowd,
  { scale, ticksOfMinute }: { scale: number; ticksOfMinute: number },
): (random: Random, tick: number) => number {
  const weights = Array.from({ length: minutesOfDay }, (_, minute) => weight(minute));
  const sum = weights.reduce((all, one) => all + one, 0);
  const means = weights.map((one) => (visits * scale * one) / sum / ticksOfMinute);
  return (random, tick) => howMany(random, means[Math.floor(tick / ticksOfMinute)]!);
}
