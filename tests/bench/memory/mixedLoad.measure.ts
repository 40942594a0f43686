import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { exportAnonymizedApplications } from '../../../contract/calls/anonymizedExport';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  getQueueCounts,
  searchBackofficeApplications,
  submitApplications,
} from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import type { Call, Download } from '../../../contract/calls/defineCall';
import { checkMaintenanceFile } from '../../../contract/calls/yearlyList';
import type { FileReference } from '../../../contract/entities/file';
import { getOverview } from '../../../modules/overview/contract/calls';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  startAppServer,
} from '../../e2e/support/appServer';
import { startOwnPostgres } from '../../run/startPostgres.mjs';
import { validNif } from '../../support/nifs';
import { randomPdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { residentMegabytes } from '../processMemory';
import { exchange } from '../scale/scaleServer';
import { withoutLimits } from '../withoutLimits';

const minutes = Number(process.env.BENCH_MINUTES ?? 60);
const minute = 60_000;
/** Milliseconds between two calls: about five calls a second per server, which leaves two processors mostly idle. */
const pause = 150;
const afterwards = 2 * minute;
const regulator = 'admin@tsi.example.pt';
const operator = 'operador@netatlantico.example.pt';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const anyOf = (count: number) => Math.floor(Math.random() * count);
const large = maintenanceUpload(
  maintenanceWorkbook(Array.from({ length: 5000 }, (_, index) => [validNif(6_000_000 + index)])),
);

/** Returns functions that sign in and send the next call of a day's typical mix; the numbers are weights. */
const callsTo = ({ url }: AppServer) => {
  const tokens: Record<string, string> = {};
  let people = 0;
  const send = async (call: Call | Download, input: object, username?: string) => {
    const isPost = call.method === 'POST';
    const query = isPost ? '' : `?${new URLSearchParams(input as Record<string, string>)}`;
    const { status, body } = await exchange(
      `${url}/api${call.path}${query}`,
      call.method,
      isPost ? JSON.stringify(input) : undefined,
      username && tokens[username],
    );
    expect(status, `${call.path}: ${status === 200 ? '' : body}`).toBe(200);
    return body;
  };
  const json = async (...args: Parameters<typeof send>) => JSON.parse((await send(...args)).toString());
  const signIn = async (username: string) => {
    tokens[username] = (await json(login, { username, password: demoPassword })).accessToken;
  };
  const search = async (): Promise<{ items: { id: number }[] }> => {
    const page = { pageNumber: 1 + anyOf(5), pageSize: 50 };
    return await json(searchBackofficeApplications, page, regulator);
  };
  const detail = async () => {
    const { items } = await search();
    const applicationId = items[anyOf(items.length)]?.id ?? 1;
    await send(getApplication, { applicationId }, regulator);
    const files: FileReference[] = await json(getApplicationFiles, { applicationId }, regulator);
    for (const { resourceFileId } of files) await send(downloadResourceFile, { resourceFileId }, regulator);
  };
  const submit = (size: number) => {
    people += 1;
    const application = sentApplication({
      fiscalNumber: validNif(8_000_000 + people),
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('1.pdf', randomPdf(size))],
    });
    return send(submitApplications, sentSubmission(1, application), operator);
  };
  const often: readonly (readonly [number, () => Promise<unknown>])[] = [
    [40, search],
    [25, detail],
    [8, () => send(getQueueCounts, {}, regulator)],
    [5, () => send(getOverview, {}, regulator)],
    [5, () => signIn(anyOf(2) ? regulator : operator)],
    [12, () => submit(300_000)],
    [3, () => submit(2_000_000)],
    [1, () => send(checkMaintenanceFile, large, operator)],
    [1, () => send(exportAnonymizedApplications, {}, regulator)],
  ];
  const weighted = often.flatMap(([times, make]) => Array.from({ length: times }, () => make));
  return { signIn, next: () => weighted[anyOf(weighted.length)]?.() };
};

test.concurrent.each(['the embedded database', 'PostgreSQL'])(
  'memory on %s',
  { timeout: 86_400_000 },
  async (database) => {
    const postgres = database === 'PostgreSQL' ? await startOwnPostgres([], tmpdir()) : undefined;
    const folder = makeDataFolder();
    const settings = {
      LOG_LEVEL: 'silent',
      ...withoutLimits,
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    const server = await startAppServer(folder, { settings });
    const memory = () => Math.round(residentMegabytes(server.processId ?? 0));
    try {
      console.log(`${database}: started, ${memory()} MB`);
      const { signIn, next } = callsTo(server);
      await signIn(regulator);
      await signIn(operator);
      const begin = performance.now();
      let calls = 0;
      let samples: number[] = [];
      for (let passed = 0; passed < minutes; ) {
        await next();
        calls += 1;
        samples.push(memory());
        await wait(pause);
        if (performance.now() - begin < (passed + 1) * minute) continue;
        passed += 1;
        const range = `${Math.min(...samples)} to ${Math.max(...samples)} MB`;
        if (passed % 10 === 0 || passed === minutes)
          console.log(`${database}: ${passed} minutes, ${calls} calls, ${range}`);
        if (passed % 10 === 0) samples = [];
      }
      await wait(afterwards);
      console.log(`${database}: two minutes after them ${memory()} MB`);
    } finally {
      await server.end('SIGTERM');
      await postgres?.stop();
      removeDataFolder(folder);
    }
  },
);
