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

const inProgressCodes = ['login_progress_error', 'interaction_in_progress'];
const missingClaims = 'IDW10201';

/** Whether a failed corporate sign-in is to be tried again by itself (spec 8, Corporate login). */
export const wantsRetry = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'errorCode');
  return inProgressCodes.some((known) => known === code) || error.message.includes(missingClaims);
};
