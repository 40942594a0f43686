/** The most people that one check may be about. */
export const maxCheckedAtOnce = 10_000;
/** The most checks of a provider that wait or run at a time. */
export const maxOpenChecks = 3;
/** How long the results of a check can be fetched, in hours. */
export const checkHours = 24;
