/** Where a link for choosing a new password is asked for (spec 2.1). */
export const recoveryRoute = '/passwordRecovery';
/** Where such a link leads. */
export const resetRoute = '/passwordReset';
/** Where providers and operators change their password. */
export const changeRoute = '/passwordChange';
