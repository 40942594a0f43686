import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const guide = await readFile('modules/webhooks/README.md', 'utf8');
const program = /```js\n(.*?)```/s.exec(guide)?.[1] ?? '';

it('the guide’s verification takes a signed message, and none that was changed, is old or has another key', async () => {
  const { isFromUs } = await import(`data:text/javascript,${encodeURIComponent(program)}`);
  const key = Buffer.from('a key of thirty-two bytes, or so');
  const secret = `whsec_${key.toString('base64')}`;
  const now = Math.floor(Date.now() / 1000);
  const signed = (sent: number, body: string) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${sent}`,
    'webhook-signature': `v1,AAAA v1,${createHmac('sha256', key).update(`msg_1.${sent}.${body}`).digest('base64')}`,
  });
  expect(isFromUs(secret, signed(now, '{}'), '{}')).toBe(true);
  expect(isFromUs(secret, signed(now, '{}'), '{"a":1}')).toBe(false);
  expect(isFromUs(secret, signed(now - 600, '{}'), '{}')).toBe(false);
  expect(isFromUs('whsec_AAAA', signed(now, '{}'), '{}')).toBe(false);
});
