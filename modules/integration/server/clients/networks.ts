import ipaddr from 'ipaddr.js';

/**
 * Returns a network as CIDR, as it is stored and shown: an address is a network of its own. Undefined for what is neither.
 */
export const networkOf = (text: string): string | undefined => {
  const [address = '', prefix] = text.split('/', 2);
  if (!isAddress(address)) return undefined;
  if (prefix === undefined)
    return `${ipaddr.parse(address)}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`;
  if (!ipaddr.isValidCIDR(text)) return undefined;
  const family = address.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${family.networkAddressFromCIDR(text)}/${Number(prefix)}`;
};

/** Returns whether an address lies in one of the networks; an unknown address lies in none. */
export const isWithin = (networks: readonly string[], address: string | null): boolean => {
  if (address === null || !ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === plain.kind() && plain.match(base, bits);
  });
};

/** Only the usual notations: what else the library reads, such as octal numbers, people would not recognise. */
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
