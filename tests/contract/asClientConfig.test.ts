import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asClientConfig } from '../../contract/entities/asClientConfig';
import { clientConfig } from '../../contract/entities/clientConfig';
import { defaultClientConfig } from '../../contract/entities/defaultClientConfig';

const corporateSignIn = {
  authority: 'https://login.example.pt/',
  clientId: 'tsi',
  scopes: ['user.read'],
  redirectPath: '/corporateSignIn.html',
};
const good = { ...defaultClientConfig, productName: 'Tarifa', corporateSignIn, extensions: ['sign-out'] };

describe('asClientConfig, which replaces the schema on the login page', () => {
  it('accepts what the schema accepts, and drops what it drops', () => {
    expect(asClientConfig({ ...good, more: 1 })).toEqual(good);
    expect(asClientConfig(defaultClientConfig)).toEqual(defaultClientConfig);
  });

  it('judges anything as the schema does', () => {
    const member = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        '/x',
        'x',
        'popup',
        'redirect',
        'https://a.pt',
        'http://a.pt',
        'javascript:a',
        'mailto:a@b.pt',
        undefined,
        null,
      ),
      fc.array(fc.string()),
      fc.anything(),
    );
    const changedSignIn = fc
      .record(
        { authority: member, clientId: member, scopes: member, redirectPath: member, interaction: member },
        { requiredKeys: [] },
      )
      .map((changes) => ({ ...corporateSignIn, ...changes }));
    const changed = fc
      .record(
        {
          productName: member,
          contactEmail: member,
          contactPhone: member,
          helpUrl: member,
          corporateSignIn: fc.oneof(member, changedSignIn),
          isPasswordSignInClosed: fc.oneof(member, fc.boolean()),
          extensions: member,
        },
        { requiredKeys: [] },
      )
      .map((changes) => ({ ...good, ...changes }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), changed), (value) => {
        expect(asClientConfig(value)).toEqual(clientConfig.safeParse(value).data);
      }),
    );
  });
});
