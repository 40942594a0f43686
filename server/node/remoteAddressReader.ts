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
