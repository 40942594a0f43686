/** A record of a list; if the server sends no id, its position serves as one. */
export type Listed<T> = T & { id: number | string };

/** The lists of a detail are not paged, but react-admin asks for a page. */
export const onePage = { page: 1, perPage: 100 };
