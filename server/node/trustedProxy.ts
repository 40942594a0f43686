import { isIP } from 'node:net';

/**
 * Returns the address a request came from: the one that a trusted proxy appended to X-Forwarded-For, or the socket's
 * where there is none or it is no IP address. Without port, brackets and zone, so it has at most 45 characters.
 */
export const remoteAddressReader =
  (trustProxy: boolean) =>
  (environment: unknown, headers: Headers): string | null => {
    const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1) : undefined;
    const incoming = at(environment, 'incoming');
    const address = at(at(incoming, 'socket'), 'remoteAddress');
    return addressIn(forwarded ?? '') ?? (typeof address === 'string' ? (addressIn(address) ?? null) : null);
  };

/** An address as proxies write it: `203.0.113.9`, `203.0.113.9:4711`, `2001:db8::1`, `[2001:db8::1]:4711`. */
const written = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5}|(.*))$/;

/** Returns the IP address in a text; undefined if there is none. */
const addressIn = (text: string): string | undefined => {
  const [, bracketed, withPort, bare] = written.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? withPort ?? bare ?? '').split('%');
  return isIP(address) === 0 ? undefined : address.toLowerCase();
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
