/** A record of a list that react-admin keeps, whose own id may be its place only. */
export type Listed<T> = T & { id: number | string };

/** The lists of a detail come whole; react-admin wants a page nevertheless. */
export const everything = { page: 1, perPage: 100 };
