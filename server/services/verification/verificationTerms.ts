const minute = 60_000;
const hour = 60 * minute;

/** How long and how often a service that does not answer is asked again (docs/decisions.md, "Verification"). */
export const verificationTerms = {
  askAgain: { firstMilliseconds: minute, mostMilliseconds: 6 * hour },
  /** Then the regulator decides without it: half of what the law gives for the whole process. */
  patienceMilliseconds: 5 * 24 * hour,
} as const;
