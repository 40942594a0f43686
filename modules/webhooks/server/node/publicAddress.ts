import ipaddr from 'ipaddr.js';

/** Public addresses at which a cloud tells its machines about themselves: Azure's. Those of others are link-local or shared. */
const metadataAddresses: readonly string[] = ['168.63.129.16'];

/** The only addresses of IPv6 that are given out to the public; the library also calls some others ordinary. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Ranges of networks of one's own. */
const privateRanges: readonly string[] = ['loopback', 'private', 'uniqueLocal'];

/**
 * Returns whether an address may be called that a stranger's name leads to: one of the public internet, and nothing that
 * leads elsewhere, as tunnels and translations do. `allowsPrivate` adds this machine and private networks, for trying.
 */
export const isCallable = (address: string, allowsPrivate = false): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (allowsPrivate && privateRanges.includes(range)) return true;
  if (range !== 'unicast' || metadataAddresses.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
};
