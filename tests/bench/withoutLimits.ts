/** Settings of servers that are measured: a few accounts make the calls of many. */
export const withoutLimits = {
  READS_PER_HOUR_OPERATOR: '0',
  READS_PER_DAY_OPERATOR: '0',
  READS_PER_HOUR_ADMINISTRATOR: '0',
  READS_PER_DAY_ADMINISTRATOR: '0',
  PERSONS_PER_DAY_ACCOUNT: '0',
  PERSONS_PER_DAY_PROVIDER: '0',
} as const;
