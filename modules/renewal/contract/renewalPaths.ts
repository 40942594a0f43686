/** The addresses of the pages of renewals. */
export const renewalPaths = {
  renewals: '/renewals',
  /** The regulator's queue of exceptions. */
  exceptions: '/renewalItems',
  /** On which a provider sees its tariffs that will end. */
  notices: '/renewalNotices',
} as const;
