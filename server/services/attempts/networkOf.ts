import ipaddr from 'ipaddr.js';

/** An IPv4 address, also as IPv6 writes it, with the port that a proxy may add. */
const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;

/**
 * Returns the network of a remote address, for counting attempts and for people to recognise: an IPv4 address, however it is
 * written, or the /64 network of an IPv6 one in the usual spelling (RFC 5952), as a household owns all of it. Ignores a port
 * added by a proxy; returns what is no address as it came, and a network as it is.
 */
export const networkOf = (remoteAddress: string): string => {
  const address = remoteAddress.trim().toLowerCase();
  const [bare = ''] = address.replace(/^\[([^\]]*)\].*$/, '$1').split(/[%/]/);
  const plain = ipv4.exec(bare)?.[1];
  if (plain) return plain;
  if (!ipaddr.IPv6.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`)}/64`;
};
