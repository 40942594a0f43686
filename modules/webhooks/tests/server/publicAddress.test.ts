import { describe, expect, it } from 'vitest';
import { isCallable } from '../../server/node/publicAddress';

describe('an address to which messages are to go', () => {
  const refused = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'nothing',
  ];
  it.each(refused)('%s is not called', (address) => expect(isCallable(address)).toBe(false));
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2a00:1450:4003::200e'])('%s is', (address) =>
    expect(isCallable(address)).toBe(true),
  );
  it('of this machine and private networks is called for trying, those of the cloud never', () => {
    for (const address of ['127.0.0.1', '::1', '10.0.0.1', '192.168.1.1', 'fd00::1'])
      expect(isCallable(address, true)).toBe(true);
    for (const address of ['169.254.169.254', '168.63.129.16', 'fe80::1', '0.0.0.0'])
      expect(isCallable(address, true)).toBe(false);
  });
});
