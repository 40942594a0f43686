const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;
const groupsOfAddress = 8;
const groupsOfNetwork = 4;

const groupsIn = (text: string) => text.split(':').filter((group) => group !== '');

/**
 * Returns the network of a remote address, for counting attempts: an IPv4 address, or the /64 network of an
 * IPv6 one, as a household owns all of it. Ignores a port added by a proxy.
 */
export const networkOf = (remoteAddress: string): string => {
  const address = remoteAddress.trim().toLowerCase();
  const plain = ipv4.exec(address)?.[1];
  if (plain) return plain;
  const [bare = ''] = address.replace(/^\[([^\]]*)\].*$/, '$1').split('%');
  if (!bare.includes(':')) return address;
  const [head = '', tail] = bare.split('::');
  const left = groupsIn(head);
  const right = groupsIn(tail ?? '');
  const zeros = Array<string>(Math.max(0, groupsOfAddress - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, groupsOfNetwork);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
