import { inStorage } from '../http/session';

const key = 'corporateSignIn';

/** A corporate sign-in that has gone to the provider's page, as remembered by this tab. */
export interface PendingSignIn {
  /** How often it was restarted without the user asking. */
  retries: number;
}

/** Returns the sign-in that this tab is waiting for; undefined when none is under way. */
export const readPendingSignIn = (): PendingSignIn | undefined => {
  const retries = inStorage(() => sessionStorage.getItem(key)) ?? null;
  return retries === null ? undefined : { retries: Number(retries) };
};

/** Remembers that the browser is going to the provider's page. */
export const writePendingSignIn = ({ retries }: PendingSignIn): void =>
  sessionStorage.setItem(key, String(retries));

/** Forgets the pending sign-in, because the browser is back. */
export const clearPendingSignIn = (): void => sessionStorage.removeItem(key);

const inProgressCodes = ['login_progress_error', 'interaction_in_progress'];
const missingClaims = 'IDW10201';

/** Returns whether a failed corporate sign-in should be retried automatically (spec 8, Corporate login). */
export const wantsRetry = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'errorCode');
  return inProgressCodes.some((known) => known === code) || error.message.includes(missingClaims);
};
