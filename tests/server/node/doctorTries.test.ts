import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClamd } from '../../../modules/scanning/tests/server/clamdStandIn';
import { runDoctor } from '../../../server/node/runDoctor';
import { settingNames } from '../../../server/node/settings/config';
import { freePort } from '../../run/freePort.mjs';
import { startSmallS3 } from '../documents/smallS3';

type Settings = Readonly<Record<string, string>>;

let folder: string;
let port: number;
let s3: Awaited<ReturnType<typeof startSmallS3>>;
let strict: Awaited<ReturnType<typeof startStrictS3>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-tries-'));
  port = await freePort();
  s3 = await startSmallS3();
  strict = await startStrictS3();
});
afterAll(async () => {
  await s3.close();
  strict.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A service that compares signatures, which the small one does not. */
const startStrictS3 = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>Check your key</Message></Error>');
  });
  const own = await freePort();
  await new Promise<void>((listening) => server.listen(own, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${own}`, close: () => server.close() };
};

/** Runs the command beside an embedded database that is not there yet, and returns its lines. */
const doctor = async (settings: Settings): Promise<string[]> => {
  const lines: string[] = [];
  await runDoctor({ DATA_DIR: folder, ...settings }, (line) => lines.push(line)).catch(() => {});
  return lines;
};

const bucket = (): Settings => ({
  DOCUMENTS: 's3',
  DOCUMENTS_S3_BUCKET: s3.settings.bucket,
  DOCUMENTS_S3_ENDPOINT: s3.settings.endpoint ?? '',
  DOCUMENTS_S3_ACCESS_KEY_ID: 'S3RVER',
  DOCUMENTS_S3_SECRET_ACCESS_KEY: 'S3RVER',
  DOCUMENTS_S3_PATH_STYLE: '1',
});
const services = (): Settings => ({
  SOCIAL_SECURITY_URL: `http://127.0.0.1:${port}`,
  SOCIAL_SECURITY_TOKEN: 'one',
  TAX_AUTHORITY_URL: `http://127.0.0.1:${port}`,
  TAX_AUTHORITY_TOKEN: 'two',
});
const database = (name: string) => `postgres://tsi@127.0.0.1:${port}/${name}`;
const nowhere = () => path.join(folder, 'nowhere');

/** Every setting that names something outside this program which it needs, with a value that is well written and wrong. */
const wrong: Readonly<Record<string, () => Settings>> = {
  DATABASE_URL: () => ({ DATABASE_URL: database('tsi') }),
  SANDBOX_DATABASE_URL: () => ({ DATABASE_URL: database('tsi'), SANDBOX_DATABASE_URL: database('sandbox') }),
  DATA_DIR: () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '', { mode: 0o600 });
    return { DATA_DIR: path.join(file, 'data') };
  },
  DOCUMENTS_FOLDER: () => ({ DOCUMENTS: 'folder', DOCUMENTS_FOLDER: nowhere() }),
  DOCUMENTS_S3_BUCKET: () => ({ ...bucket(), DOCUMENTS_S3_BUCKET: 'outro' }),
  DOCUMENTS_S3_ENDPOINT: () => ({ ...bucket(), DOCUMENTS_S3_ENDPOINT: `http://127.0.0.1:${port}` }),
  DOCUMENTS_S3_ACCESS_KEY_ID: () => ({ ...bucket(), DOCUMENTS_S3_ACCESS_KEY_ID: 'other' }),
  DOCUMENTS_S3_SECRET_ACCESS_KEY: () => ({ ...bucket(), DOCUMENTS_S3_ENDPOINT: strict.address }),
  ERASURES_FOLDER: () => ({ ERASURES_FOLDER: nowhere() }),
  CLAMD: () => ({ CLAMD: `tcp://127.0.0.1:${port}` }),
  SMTP_URL: () => ({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'tsi@tsi.example.pt',
    PUBLIC_URL: 'http://localhost',
  }),
  SOCIAL_SECURITY_URL: services,
  TAX_AUTHORITY_URL: services,
  CORPORATE_ISSUER: () => ({ CORPORATE_ISSUER: `https://127.0.0.1:${port}`, CORPORATE_CLIENT_ID: 'tsi' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: () => ({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${port}/v1/traces`,
  }),
};

/**
 * What names nothing that this program needs: numbers, switches, words, keys, what people are shown, whom it writes to,
 * and what only a question about somebody would tell (tokens of services, the client of the corporate sign-in).
 */
const others = `
  NODE_ENV PORT EMBEDDED_DATABASE DATABASE_POOL_SIZE DATABASE_CONNECT_SECONDS DATABASE_LOCK_SECONDS
  DATABASE_STATEMENT_SECONDS DATABASE_LONG_STATEMENT_SECONDS DATABASE_IDLE_SECONDS DATABASE_KEEPS_PLANS DOCUMENTS
  DOCUMENTS_S3_REGION DOCUMENTS_S3_PATH_STYLE READS_PER_HOUR_ADMINISTRATOR READS_PER_DAY_ADMINISTRATOR READS_PER_HOUR_OPERATOR
  READS_PER_DAY_OPERATOR PERSONS_PER_DAY_ACCOUNT PERSONS_PER_DAY_PROVIDER CLIENT_CALLS_PER_MINUTE CLIENT_CALLS_PER_DAY
  TOKEN_SECRET AUDIT_KEY DOCUMENT_KEY SEED_DEMO WORKER DEADLINE_REMINDERS WEEKLY_MAIL FIRST_ADMINISTRATOR TRUST_PROXY
  DRAIN_SECONDS AUDIT_HEAD_TO PRIVACY_NOTICE ASK_PURPOSE REQUIRE_FACTOR FACTOR_GRACE_DAYS FACTOR_REMOVAL_HOURS
  CORPORATE_STRONG RETENTION_SIGN_INS_DAYS RETENTION_DOCUMENTS_MONTHS RETENTION_REQUESTS_YEARS
  RETENTION_ADDRESSES_MONTHS RETENTION_AUDIT_YEARS DATA_PROTECTION_MAIL FILE_THREADS BODY_MEMORY_MB
  OTEL_SDK_DISABLED OTEL_TRACES_EXPORTER OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TRACES_PROTOCOL
  RENEWAL_QUESTIONS_PER_SECOND RENEWAL_HOURS RENEWAL_ANSWER_DAYS RENEWAL_NOTICE_DAYS RENEWAL_SHRINKS_LIST
  WEBHOOKS_ALLOW_PRIVATE METRICS_TOKEN LOG_LEVEL PUBLIC_URL MAIL_FROM SOCIAL_SECURITY_TOKEN TAX_AUTHORITY_TOKEN
  SIMULATED_SERVICES OUTSIDE_SERVICE_TIMEOUT_MS VERIFICATION_ANSWER_DAYS CORPORATE_CLIENT_ID CORPORATE_AUDIENCE
  CORPORATE_EMAIL_CLAIM PASSWORD_SIGN_IN CORPORATE_SCOPE CORPORATE_REDIRECT_PATH CORPORATE_INTERACTION
  SECURITY_CONTACT PRODUCT_NAME RESPONSIBLE_ENTITY CONTACT_EMAIL CONTACT_PHONE HELP_URL`;

describe('doctor tries what will be needed', () => {
  it('every setting is tried below, or names nothing that is needed', () => {
    const named = [...Object.keys(wrong), ...others.trim().split(/\s+/)];
    expect(named.toSorted()).toEqual([...settingNames].sort());
  });

  it.each(Object.entries(wrong))('fails over a wrong %s, by name', async (name, settings) => {
    const failures = (await doctor(settings())).filter((line) => line.startsWith('FAIL'));
    expect(failures.filter((line) => line.includes('settings:'))).toEqual([]);
    expect(failures).toContainEqual(expect.stringContaining(name));
  });

  it('stores, reads and removes in each place, has clamd scan, and leaves nothing', async () => {
    const clamd = await startClamd();
    const documents = mkdtempSync(path.join(folder, 'documents-'));
    const settings = { ...bucket(), DOCUMENTS_FOLDER: documents, CLAMD: `tcp://127.0.0.1:${clamd.port}` };
    const lines = await doctor(settings);
    clamd.mode = 'isFull';
    const tooSmall = await doctor({ CLAMD: settings.CLAMD });
    await clamd.close();
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    expect(lines.filter((line) => line.includes('takes documents, gives them back'))).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringMatching(/^ok {4}clamd: 127\.0\.0\.1:\d+ scans$/));
    expect(clamd.received[0]?.length).toBe(5_000_000);
    expect(tooSmall).toContainEqual(expect.stringMatching(/^FAIL {2}clamd: .*rejected — compare CLAMD/));
    expect(readdirSync(documents)).toEqual([]);
  });
});
