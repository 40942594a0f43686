/** Where providers and operators change their password (spec 2.1). */
export const changeRoute = '/passwordChange';
