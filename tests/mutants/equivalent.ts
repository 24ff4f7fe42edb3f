/** A fault that changes nothing that anybody could notice, and why. Each was read and judged by hand. */
export type Equivalent = {
  file: string;
  /** The whole line, without the space around it. */
  line: string;
  before: string;
  replacement: string;
  why: string;
};

export const equivalent: Equivalent[] = [
  {
    file: 'app/limits/rate-limit.server.ts',
    line: "selectFrom('rateLimit').select('key').where('windowStart', '<', oldest).limit(500),",
    before: '500',
    replacement: '1000',
    why: 'So many go at once; it is called until none is left.',
  },
  {
    file: 'app/limits/rate-limit.server.ts',
    line: 'if (!enabled) return;',
    before: '!enabled',
    replacement: 'false',
    why: 'Nothing has been counted then; it spares a write that changes nothing.',
  },
  {
    file: 'app/config/secrets.server.ts',
    line: 'return `${JSON.stringify(secrets, null, 2)}\\n`;',
    before: '2',
    replacement: '1',
    why: 'How the file is indented.',
  },
  {
    file: 'app/staff/accounts/add-account.server.ts',
    line: 'if (await staffIdOf(db, email)) return false;',
    before: 'await staffIdOf(db, email)',
    replacement: 'false',
    why: 'It spares the hashing; the database answers the same, by its unique address.',
  },
  {
    file: 'app/auth/second-step.server.ts',
    line: 'const serverOnly = { SERVER_ONLY: true } as const;',
    before: 'true',
    replacement: 'false',
    why: 'The library leaves it out of its own router, which nothing of ours is reached by.',
  },
];
