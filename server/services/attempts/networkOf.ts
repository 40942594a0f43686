const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;
const ipv4AtEnd = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const groupsOfAddress = 8;
const groupsOfNetwork = 4;
/** What an IPv4 address begins with that is written as an IPv6 one. */
const mappedIpv4 = '0:0:0:0:0:ffff';

const groupsIn = (text: string) => text.split(':').filter((group) => group !== '');

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const inHex = address.replace(ipv4AtEnd, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail = ''] = inHex.split('::');
  const left = groupsIn(head);
  const right = groupsIn(tail);
  const zeros = Array<string>(Math.max(0, groupsOfAddress - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
};

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/**
 * Returns the network of a remote address, for counting attempts: an IPv4 address, however it is written, or
 * the /64 network of an IPv6 one, as a household owns all of it. Ignores a port added by a proxy.
 */
export const networkOf = (remoteAddress: string): string => {
  const address = remoteAddress.trim().toLowerCase();
  const [bare = ''] = address.replace(/^\[([^\]]*)\].*$/, '$1').split('%');
  const plain = ipv4.exec(bare)?.[1];
  if (plain) return plain;
  if (!bare.includes(':')) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, -2).join(':') === mappedIpv4) return groups.slice(-2).flatMap(bytesOf).join('.');
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
};
