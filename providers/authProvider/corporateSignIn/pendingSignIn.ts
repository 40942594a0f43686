const key = 'corporateSignIn';

/** A corporate sign-in that left for the provider's page, as this tab remembers it. */
export interface PendingSignIn {
  /** How often it was started again without its user having asked. */
  retries: number;
}

/** The sign-in that this tab waits for; undefined when none is under way. */
export const readPendingSignIn = (): PendingSignIn | undefined => {
  const retries = sessionStorage.getItem(key);
  return retries === null ? undefined : { retries: Number(retries) };
};

/** Remembers that the browser leaves for the provider's page. */
export const writePendingSignIn = ({ retries }: PendingSignIn): void =>
  sessionStorage.setItem(key, String(retries));

/** Forgets it: the browser is back. */
export const clearPendingSignIn = (): void => sessionStorage.removeItem(key);
