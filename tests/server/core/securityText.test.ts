import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestServer } from '../../support/testServer';

const path = '/.well-known/security.txt';
const start = async (securityContacts?: string[]) => {
  const now = () => new Date('2026-11-25T15:30:00Z');
  const server = await createTestServer({ seed: 'empty', now, securityContacts });
  onTestFinished(() => server.close());
  return server;
};

describe('/.well-known/security.txt (RFC 9116)', () => {
  it('names the contacts of the setting, and until when they are valid', async () => {
    const server = await start(['mailto:seguranca@example.pt', 'https://example.pt/seguranca']);
    const answer = await server.fetch(path);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:seguranca@example.pt',
        'Contact: https://example.pt/seguranca',
        'Expires: 2027-02-23T00:00:00.000Z',
        'Preferred-Languages: pt, en',
        'Canonical: https://tsi.example.pt/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is not there without the setting', async () => {
    expect((await (await start()).fetch(path)).status).toBe(404);
  });
});
