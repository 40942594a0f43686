/** A UUID or a similar hexadecimal id: nothing in which a caller could hide a name, an e-mail or a tax number. */
const wellFormed = /^[0-9a-f][0-9a-f-]{15,63}$/i;

/** Returns the id that a trusted proxy gave a request, so that its log and ours can be matched. */
export const requestIdReader =
  (trustProxy: boolean) =>
  (headers: Headers): string | undefined => {
    const given = trustProxy ? headers.get('x-request-id') : null;
    return given && wellFormed.test(given) ? given : undefined;
  };
