/** A limit whose end is a 429: what it counts, for whom, and whether a provider's systems meet it. */
interface RateLimit {
  readonly counts: 'requests' | 'concurrent-requests' | 'rows' | 'persons';
  readonly meaning: string;
  readonly isForClients?: true;
}

/** Every limit that is answered with 429, by the name that it has in `RateLimit` and `RateLimit-Policy`. */
export const rateLimits = {
  minute: {
    counts: 'requests',
    meaning: 'Calls of all systems of a provider, in a minute',
    isForClients: true,
  },
  day: { counts: 'requests', meaning: 'Calls of all systems of a provider, in a day', isForClients: true },
  'reading-hour': {
    counts: 'rows',
    meaning:
      'What an account or a client was shown of requests, in an hour: a row of a list, a part of a request or a person of ' +
      'a batch check counts 1, a whole request or a document 10',
    isForClients: true,
  },
  'reading-day': { counts: 'rows', meaning: 'The same, in a day', isForClients: true },
  'persons-provider': {
    counts: 'persons',
    meaning: 'For how many persons a provider asks for eligibility on one day in Portugal',
    isForClients: true,
  },
  'persons-account': { counts: 'persons', meaning: 'The same, of one account of a person' },
  attempts: {
    counts: 'requests',
    meaning: 'Failed attempts to authenticate that may still be made before a wait begins',
    isForClients: true,
  },
  malformed: {
    counts: 'requests',
    meaning: 'Calls without a session that could not be read, of one network',
    isForClients: true,
  },
  export: { counts: 'requests', meaning: 'Exports of an account or a client', isForClients: true },
  any: { counts: 'requests', meaning: 'Calls of a person' },
  search: { counts: 'requests', meaning: 'Searches of a person' },
  submission: { counts: 'requests', meaning: 'Submissions of a person' },
  download: { counts: 'requests', meaning: 'Downloads of a person' },
  user: { counts: 'requests', meaning: 'Users that a person saves' },
  report: { counts: 'requests', meaning: 'Reports of pages that could not be drawn' },
  streams: { counts: 'concurrent-requests', meaning: 'Streams of events that a person has open' },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof typeof rateLimits;
