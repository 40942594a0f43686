import type { AttemptSubject } from '../attempts/takeAttempt';

/** Whose attempt it is: a known account by its id, however its e-mail was spelled, and an unknown one by the e-mail. */
export const accountKey = (username: string, userId: number | undefined): AttemptSubject => ({
  account: userId === undefined ? `name ${username.trim().toLowerCase()}` : `id ${userId}`,
  userId,
});
