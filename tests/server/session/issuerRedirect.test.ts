import { describe, expect, it } from 'vitest';
import { createCorporateIdentityReader } from '../../../server/services/session/corporate/createCorporateIdentityReader';

const issuer = 'https://login.example.pt/tenant/v2.0';

describe('docs/asvs.tsv, 15.3.2: the OpenID provider', () => {
  it('can not send the server anywhere else', async () => {
    const asked: (string | undefined)[] = [];
    const discovery = { issuer, jwks_uri: `${issuer}/keys` };
    const read = createCorporateIdentityReader(
      { issuer, clientId: 'client' },
      {
        send: async (_url, options) => {
          asked.push(options?.redirect);
          return Response.json(asked.length === 1 ? discovery : { keys: [] });
        },
      },
    );
    const header = Buffer.from('{"alg":"RS256","kid":"a"}').toString('base64url');
    expect(await read(`${header}.e30.AAAA`, new Date())).toEqual({ outcome: 'invalid' });
    expect(asked).toEqual(['error', 'error']);
  });
});
