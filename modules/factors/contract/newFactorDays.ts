/**
 * For how many days a factor of the sign-in counts as new: an administrator, or a new password by link, takes it away at
 * once; one that is older waits, so that its owner can stop that.
 */
export const newFactorDays = 7;
