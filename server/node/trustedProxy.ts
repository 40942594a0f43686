/** Returns the address a request came from: the socket's remote address, or the one that a trusted proxy reports. */
export const remoteAddressReader =
  (trustProxy: boolean) =>
  (environment: unknown, headers: Headers): string | null => {
    const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    if (forwarded) return forwarded;
    const incoming = at(environment, 'incoming');
    const address = at(at(incoming, 'socket'), 'remoteAddress');
    return typeof address === 'string' ? address : null;
  };

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Returns the id that a trusted proxy gave a request, so that its log and ours can be matched. */
export const requestIdReader =
  (trustProxy: boolean) =>
  (headers: Headers): string | undefined => {
    const given = trustProxy ? headers.get('x-request-id') : null;
    return given && wellFormed.test(given) ? given : undefined;
  };

/** A UUID or a similar hexadecimal id: nothing in which a caller could hide a name, an e-mail or a tax number. */
const wellFormed = /^[0-9a-f][0-9a-f-]{15,63}$/i;
