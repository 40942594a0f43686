/** How long a link for choosing a password is valid, in hours. */
export const passwordLinkHours = {
  recovery: 1,
  /** Whoever gets an account did not ask for the e-mail and may read it after a weekend. */
  newAccount: 72,
} as const;
