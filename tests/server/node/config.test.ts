import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../server/node/settings/config';
import { defaultAllowanceLimits } from '../../../server/services/context/allowance';

const secret = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: '5f0b1c9e7a3d8842bd96e0f1a27c4d35',
  PUBLIC_URL: 'https://tsi.example.pt',
  SMTP_URL: 'smtps://mail.example.pt',
  MAIL_FROM: 'tsi@example.pt',
  SIMULATED_SERVICES: '1',
  DATABASE_URL: 'postgres://tsi@localhost/tsi',
};

const outside = {
  SOCIAL_SECURITY_URL: 'https://ss.example.pt/tsi',
  SOCIAL_SECURITY_TOKEN: 'one',
  TAX_AUTHORITY_URL: 'http://localhost:8080',
  TAX_AUTHORITY_TOKEN: 'two',
};

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

  it('sends traces only where a receiver is named or asked for, and not forbidden', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
    expect(readConfig({}).sendsTraces).toBe(false);
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).sendsTraces).toBe(true);
    expect(readConfig({ OTEL_TRACES_EXPORTER: 'otlp' }).sendsTraces).toBe(true);
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).sendsTraces).toBe(false);
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).sendsTraces).toBe(false);
  });

  it('limits what an account reads and asks for; 0 sets no limit', () => {
    const { allowanceLimits } = readConfig({ READS_PER_DAY_OPERATOR: '7', PERSONS_PER_DAY_ACCOUNT: '0' });
    expect(allowanceLimits.reading.providers).toEqual({
      ...defaultAllowanceLimits.reading.providers,
      day: 7,
    });
    expect(allowanceLimits.persons.account).toBeGreaterThan(1_000_000_000);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('fills /config.json', () => {
    const { clientConfig } = readConfig({ PRODUCT_NAME: 'TSI', HELP_URL: 'https://example.org/a' });
    expect(clientConfig).toMatchObject({ productName: 'TSI', helpUrl: 'https://example.org/a' });
  });

  it('gives the browser no more of corporate sign-in than it needs', () => {
    expect(readConfig({}).clientConfig.corporateSignIn).toBeUndefined();
    const settings = {
      CORPORATE_ISSUER: 'https://login.example.pt/tenant/v2.0',
      CORPORATE_CLIENT_ID: 'client',
      CORPORATE_AUDIENCE: 'api://tarifa',
    };
    const { clientConfig, corporate } = readConfig(settings);
    expect(corporate).toMatchObject({ audience: 'api://tarifa' });
    expect(clientConfig.corporateSignIn).toEqual({
      authority: 'https://login.example.pt/tenant/v2.0',
      clientId: 'client',
      scopes: ['user.read'],
      redirectPath: '/corporateSignIn.html',
      interaction: 'redirect',
    });
    const byPopup = readConfig({ ...settings, CORPORATE_INTERACTION: 'popup' }).clientConfig;
    expect(byPopup.corporateSignIn?.interaction).toBe('popup');
  });

  it('begins links with the local address by default', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://tsi.example.pt' }).publicUrl).toBe('https://tsi.example.pt');
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080/' }).publicUrl).toBe('http://localhost:8080');
  });

  it.each([
    'https://example.pt/tsi',
    'https://example.pt/tsi/',
    'https://example.pt/?a=1',
    'https://example.pt/#a',
    'https://somebody:word@example.pt',
  ])('the application is at the root of a host, not at %s', (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(/ {2}PUBLIC_URL: must be scheme, host and port alone/);
  });

  it.each<[Record<string, string>, string]>([
    [{ DOCUMENTS: 'folder' }, 'DOCUMENTS_FOLDER: must be set'],
    [{ DOCUMENTS: 'disk' }, 'DOCUMENTS: '],
    [{ DOCUMENTS_FOLDER: 'documentos' }, 'DOCUMENTS_FOLDER: must be an absolute path'],
    [{ DOCUMENTS: 's3' }, 'DOCUMENTS_S3_BUCKET: must be set'],
    [{ DOCUMENTS_S3_ACCESS_KEY_ID: 'a' }, 'DOCUMENTS_S3_SECRET_ACCESS_KEY: must be set together'],
  ])('refuses a place of documents that is not fully named: %o', (variables, mistake) => {
    expect(() => readConfig(variables)).toThrow(`  ${mistake}`);
    expect(readConfig({}).documents).toEqual({ newOnes: 'database', folder: undefined, s3: undefined });
  });

  it('takes contacts for security.txt as e-mail addresses or URIs, after commas', () => {
    const contacts = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).securityContacts;
    expect(contacts('')).toBeUndefined();
    expect(contacts('seguranca@example.pt, https://example.pt/s')).toEqual([
      'mailto:seguranca@example.pt',
      'https://example.pt/s',
    ]);
    for (const wrong of [
      'Maria',
      'http://example.pt',
      'https://x.pt\nContact: y',
      'a@example.pt,',
      'mailto:',
    ])
      expect(() => contacts(wrong)).toThrow(/ {2}SECURITY_CONTACT/);
  });

  it('seeds demo data unless it is production', () => {
    expect(readConfig({}).seedDemo).toBe(true);
    expect(readConfig(production)).toMatchObject({ seedDemo: false, isProduction: true });
  });

  it('has the outside services simulated, or all that reaches both', () => {
    expect(readConfig({}).outsideServices).toBeUndefined();
    const { outsideServices } = readConfig({ ...outside, OUTSIDE_SERVICE_TIMEOUT_MS: '1500' });
    expect(outsideServices).toEqual({
      socialSecurity: { url: 'https://ss.example.pt/tsi', token: 'one', timeOutMilliseconds: 1500 },
      taxAuthority: { url: 'http://localhost:8080', token: 'two', timeOutMilliseconds: 1500 },
    });
  });

  it('simulates the outside services in production only where that is said', () => {
    expect(readConfig(production).outsideServices).toBeUndefined();
    expect(readConfig({ ...production, SIMULATED_SERVICES: '', ...outside }).outsideServices).toBeDefined();
  });

  it('takes the built-in database in production only where that is said', () => {
    const embedded = { ...production, DATABASE_URL: '', EMBEDDED_DATABASE: '1' };
    expect(readConfig(embedded).databaseUrl).toBeUndefined();
    expect(() =>
      readConfig({ ...production, DATABASE_URL: '', DATABSE_URL: production.DATABASE_URL }),
    ).toThrow(/ {2}DATABASE_URL: must be set in production, or EMBEDDED_DATABASE=1/);
  });

  it('needs neither mail server nor outside services where nothing is worked on', () => {
    const restored = { ...production, SMTP_URL: '', MAIL_FROM: '', SIMULATED_SERVICES: '' };
    expect(readConfig({ ...restored, WORKER: '0' }).runsWorker).toBe(false);
    expect(() => readConfig({ ...restored, WORKER: '1' })).toThrow(/ {2}SMTP_URL: /);
    expect(readConfig({}).runsWorker).toBe(true);
  });

  it.each([
    [{ TOKEN_SECRET: '' }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: secret }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: `${production.TOKEN_SECRET},${secret}` }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: 'your-256-bit-secret-0123456789-goes-here' }, 'TOKEN_SECRET'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://tsi.example.pt' }, 'PUBLIC_URL'],
    [{ SMTP_URL: '' }, 'SMTP_URL'],
    [{ SEED_DEMO: '1' }, 'SEED_DEMO'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ DATABASE_URL: '', EMBEDDED_DATABASE: '0' }, 'DATABASE_URL'],
    [{ EMBEDDED_DATABASE: '1' }, 'EMBEDDED_DATABASE'],
    [{ SIMULATED_SERVICES: '' }, 'SOCIAL_SECURITY_URL'],
    [{ SIMULATED_SERVICES: '0' }, 'SOCIAL_SECURITY_URL'],
    [{ ...outside }, 'SIMULATED_SERVICES'],
    [{ DATABASE_URL: 'postgres://tsi:Xk9mQ2vL@db.example.pt/tsi' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://tsi:Xk9mQ2vL@db.example.pt/tsi?sslmode=prefer' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://postgres:postgres@db.example.pt/tsi?sslmode=require' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://tsi@db.example.pt/tsi?sslmode=require' }, 'DATABASE_URL'],
  ])('refuses %j in production, naming %s', (variables, name) => {
    expect(() => readConfig({ ...production, ...variables })).toThrow(new RegExp(`  ${name}: `));
  });

  it.each([
    'postgres:///tsi?host=db.example.pt',
    'postgres://localhost/tsi?host=db.example.pt',
    'postgres://127.0.0.1/tsi?host=db.example.pt',
    'postgres://tsi:Xk9mQ2vL@localhost.evil.tld/tsi',
    'postgres://tsi:Xk9mQ2vL@127.0.0.1.evil.tld/tsi',
    'postgres://tsi:Xk9mQ2vL@127.evil.tld/tsi',
    'postgres://tsi:Xk9mQ2vL@db.example.pt/tsi?sslmode=verify-full&sslmode=disable',
    'postgres://tsi:Xk9mQ2vL@db.example.pt/tsi?sslmode=no-verify',
    'postgres://tsi:Xk9mQ2vL@db.example.pt/tsi?uselibpqcompat=true&sslmode=require',
    'postgres://tsi:Xk9mQ2vL@localhost/tsi?sslmode=verify-full&sslmode=disable&host=db.example.pt',
  ])('goes by what pg would connect to, and refuses %s in production', (DATABASE_URL) => {
    expect(() => readConfig({ ...production, DATABASE_URL })).toThrow(/ {2}DATABASE_URL: must /);
  });

  it('goes by PGHOST where the address names no host', () => {
    vi.stubEnv('PGHOST', 'db.example.pt');
    expect(() => readConfig({ ...production, DATABASE_URL: 'postgres:///tsi' })).toThrow(
      / {2}DATABASE_URL: /,
    );
    vi.unstubAllEnvs();
  });

  it.each([
    'postgres://tsi@localhost/tsi',
    'postgres://tsi@127.0.0.1/tsi',
    'postgres://tsi@[::1]/tsi',
    'postgres:///tsi',
    'postgres://%2Fvar%2Frun%2Fpostgresql/tsi',
    'postgres://tsi:Xk9mQ2vL@db.example.pt/tsi?sslmode=verify-full',
    'postgres://tsi:Xk9mQ2vL@localhost/tsi?host=db.example.pt&sslmode=verify-full',
  ])('takes the database %s in production', (DATABASE_URL) => {
    expect(readConfig({ ...production, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each([
    [{ SOCIAL_SECURITY_URL: 'https://ss.example.pt' }, 'SOCIAL_SECURITY_URL'],
    [{ TAX_AUTHORITY_URL: 'http://at.example.pt', TAX_AUTHORITY_TOKEN: 'x' }, 'TAX_AUTHORITY_URL'],
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: `${'long'.repeat(9)},short` }, 'TOKEN_SECRET'],
    [{ NODE_ENV: 'production' }, 'TOKEN_SECRET'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO'],
    [{ FIRST_ADMINISTRATOR: 'admin' }, 'FIRST_ADMINISTRATOR'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
    [{ READS_PER_DAY_OPERATOR: 'many' }, 'READS_PER_DAY_OPERATOR'],
    [{ PERSONS_PER_DAY_PROVIDER: '-1' }, 'PERSONS_PER_DAY_PROVIDER'],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
    [{ HELP_URL: 'not a url' }, 'HELP_URL'],
    [{ HELP_URL: 'javascript:alert(1)' }, 'HELP_URL'],
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
