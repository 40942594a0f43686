/** The most characters of why an administrator keeps a tariff. */
export const maxKeptReason = 500;

/** What the settings say where a deployment says nothing. */
export const defaultTerms = {
  questionsPerSecond: 40,
  fromHour: 0,
  untilHour: 24,
  answerDays: 30,
  noticeDays: 60,
  shrinksList: false,
} as const;

/** The fewest tariffs that a published number stands for; all are multiples of it. */
export const smallestPublicGroup = 5;
