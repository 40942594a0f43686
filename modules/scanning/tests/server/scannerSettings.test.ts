import { expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../../server/node/settings/config';
import { scannerVariables } from '../../server/node/scannerSettings';

it('CLAMD is a port or a socket', () => {
  const clamd = (CLAMD: string) => z.object(scannerVariables).parse({ CLAMD }).CLAMD;
  expect(clamd('tcp://clamav:3310')).toEqual({ host: 'clamav', port: 3310 });
  expect(clamd('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(clamd('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const CLAMD of [
    'clamav:3310',
    'tcp://clamav',
    'tcp://clamav:99999',
    'unix:clamd.ctl',
    'http://x:3310',
  ])
    expect(() => readConfig({ CLAMD })).toThrow(/ {2}CLAMD: must be tcp:\/\/host:port or unix:\/path/);
});
