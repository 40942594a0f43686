/** What stands for the district of a request whose address has none, in a search as on the screen. */
export const withoutDistrict = 'Sem distrito';
