const seconds = 1000;

/** How long a call may go without a sign of the server, in milliseconds, before it is given up (spec 8, Network error). */
export const patience = {
  /** Searches, records, actions: all of the answer. */
  answer: 30 * seconds,
  /** Files: renewed by everything that arrives on either side, so that a slow line only takes longer. */
  file: 60 * seconds,
} as const;
