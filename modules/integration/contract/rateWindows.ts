/** The windows in which the calls of a provider's clients are counted. */
export const rateWindows = ['minute', 'day'] as const;
export type RateWindow = (typeof rateWindows)[number];

/** How long each is, in seconds. */
export const rateWindowSeconds: Readonly<Record<RateWindow, number>> = { minute: 60, day: 86_400 };
