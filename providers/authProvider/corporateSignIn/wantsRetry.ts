const inProgressCodes = ['login_progress_error', 'interaction_in_progress'];
const missingClaims = 'IDW10201';

/** Whether a failed corporate sign-in is to be tried again by itself (spec 8, Corporate login). */
export const wantsRetry = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'errorCode');
  return inProgressCodes.some((known) => known === code) || error.message.includes(missingClaims);
};
