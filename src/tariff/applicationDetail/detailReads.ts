/** A record of a list; if the server sends no id, its position serves as one. */
export type Listed<T> = T & { id: number | string };

/** The lists of a detail are not paged, but react-admin asks for a page. */
export const onePage = { page: 1, perPage: 100 };

/** Returns the message for an application that does not exist, with the id as the URL has it. */
export const unknownApplication = (id: string) => ({
  text: 'applicationDetail.failure.unknown',
  names: { id },
});
