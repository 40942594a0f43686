import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/node/config';

const secret = 'x'.repeat(32);

describe('settings from the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      dataFolder: './data',
      seedDemo: true,
      trustProxy: false,
      clientConfig: { contactEmail: 'tarifasocial@example.pt', contactPhone: '800 000 000' },
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('fills /config.json', () => {
    const { clientConfig } = readConfig({ PRODUCT_NAME: 'TSI', HELP_URL: 'https://example.org/a' });
    expect(clientConfig).toMatchObject({ productName: 'TSI', helpUrl: 'https://example.org/a' });
  });

  it('tells the browser of corporate sign-in no more than it needs', () => {
    expect(readConfig({}).clientConfig.corporateSignIn).toBeUndefined();
    const { clientConfig, corporate } = readConfig({
      CORPORATE_ISSUER: 'https://login.example.pt/tenant/v2.0',
      CORPORATE_CLIENT_ID: 'client',
      CORPORATE_AUDIENCE: 'api://tarifa',
    });
    expect(corporate).toMatchObject({ audience: 'api://tarifa' });
    expect(clientConfig.corporateSignIn).toEqual({
      authority: 'https://login.example.pt/tenant/v2.0',
      clientId: 'client',
      scopes: ['user.read'],
      redirectPath: '/corporateSignIn.html',
      interaction: 'redirect',
    });
  });

  it('begins links with the local address unless told otherwise', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://tsi.example.pt' }).publicUrl).toBe('https://tsi.example.pt');
  });

  it('seeds no demo data in production unless told to', () => {
    const production = { NODE_ENV: 'production', TOKEN_SECRET: secret };
    expect(readConfig(production).seedDemo).toBe(false);
    expect(readConfig({ ...production, SEED_DEMO: '1' }).seedDemo).toBe(true);
  });

  it('has the outside services simulated, or all that reaches both', () => {
    expect(readConfig({}).outsideServices).toBeUndefined();
    const { outsideServices } = readConfig({
      SOCIAL_SECURITY_URL: 'https://ss.example.pt/tsi',
      SOCIAL_SECURITY_TOKEN: 'one',
      TAX_AUTHORITY_URL: 'http://localhost:8080',
      TAX_AUTHORITY_TOKEN: 'two',
      OUTSIDE_SERVICE_TIMEOUT_MS: '1500',
    });
    expect(outsideServices).toEqual({
      socialSecurity: { url: 'https://ss.example.pt/tsi', token: 'one', timeOutMilliseconds: 1500 },
      taxAuthority: { url: 'http://localhost:8080', token: 'two', timeOutMilliseconds: 1500 },
    });
  });

  it.each([
    [{ SOCIAL_SECURITY_URL: 'https://ss.example.pt' }, 'SOCIAL_SECURITY_URL'],
    [{ TAX_AUTHORITY_URL: 'http://at.example.pt', TAX_AUTHORITY_TOKEN: 'x' }, 'TAX_AUTHORITY_URL'],
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ NODE_ENV: 'production' }, 'TOKEN_SECRET'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO'],
    [{ HELP_URL: 'not a url' }, 'HELP_URL'],
    [{ PUBLIC_URL: 'tsi.example.pt' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.pt' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://example.pt' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL'],
    [{ CORPORATE_ISSUER: 'http://localhost:9443', CORPORATE_CLIENT_ID: 'x' }, 'CORPORATE_ISSUER'],
    [{ CORPORATE_ISSUER: 'https://login.example.pt' }, 'CORPORATE_CLIENT_ID'],
    [{ CORPORATE_CLIENT_ID: 'x' }, 'CORPORATE_CLIENT_ID'],
  ])('refuses %j, naming %s', (variables, name) => {
    expect(() => readConfig(variables)).toThrow(new RegExp(`  ${name}: `));
  });

  it('does not repeat a secret that it refuses', () => {
    expect(() => readConfig({ TOKEN_SECRET: 'geheim' })).not.toThrow(/geheim/);
  });
});
