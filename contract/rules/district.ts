/** The district shown and searched for when a request's address has none. */
export const withoutDistrict = 'Sem distrito';
