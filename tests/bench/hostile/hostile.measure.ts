import { test } from 'vitest';
import {
  processMaintenanceRequests,
  registerMaintenanceRequests,
} from '../../../contract/calls/annualMaintenance';
import { submitApplications } from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import { getMaintenanceRequestIdsForProcessing } from '../../../contract/calls/maintenanceRequest';
import { checkMaintenanceFile } from '../../../contract/calls/yearlyList';
import { maxRequestsPerProcessing } from '../../../contract/rules/maintenanceLimits';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { hostilePdf, hostilePdfs, hostileWorkbook } from '../../support/hostileFiles';
import { validNif } from '../../support/nifs';
import { randomPdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { activeNifs, operators, type Sent, startHostileServer } from './hostileServer';

/** The pattern of the names of the table rows to measure. */
const only = new RegExp(process.env.BENCH_ONLY ?? '');
const megabyte = 1_000_000;
let people = 0;

const submission = (...contents: Uint8Array[]) => {
  people += 1;
  const socialSecurityFiles = contents.map((content, index) => uploadedPdf(`${index}.pdf`, content));
  const request = { applicantProvidedRequiredDocuments: true, socialSecurityFiles };
  return JSON.stringify(
    sentSubmission(1, sentApplication({ fiscalNumber: validNif(8_000_000 + people), ...request })),
  );
};
const tenLarge = () => submission(...Array.from({ length: 10 }, () => randomPdf(4.9 * megabyte)));
const credentials = (username: string) => JSON.stringify({ username, password: demoPassword });
const processing = (ids: readonly number[]) => JSON.stringify({ maintenanceRequestIdsToProcess: ids });
const workbooks = [
  ['a workbook of 1.65 MB, a million tags', 'cells of changing texts', 12 * megabyte],
  ['a workbook whose cells are all one long text', 'one long text that every cell refers to', 8 * megabyte],
  ['a workbook of 10,000 rows with 30,000 characters each', 'cells of 30,000 characters', 300 * megabyte],
] as const;
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

test('how long hostile requests delay others', async () => {
  const server = await startHostileServer();
  const operator = await server.signIn('operador@netatlantico.example.pt');
  const submit = (body: string) => server.send(submitApplications, body, operator);
  const process = (body: string) => server.send(processMaintenanceRequests, body, server.administrator);
  const lists = `[${'[],'.repeat(23 * megabyte)}[]]`;
  const deep = '['.repeat(70 * megabyte);
  const list = JSON.stringify(maintenanceUpload(maintenanceWorkbook(activeNifs.map((nif) => [nif]))));
  const submitted = async () => {
    const { text } = await server.send(getMaintenanceRequestIdsForProcessing, '{}', server.administrator);
    return (JSON.parse(text) as number[]).slice(0, 407);
  };

  const measure = async (name: string, run: () => Promise<Pick<Sent, 'status'>[]>) => {
    if (!only.test(name)) return;
    const begin = performance.now();
    let answers: Pick<Sent, 'status'>[] = [];
    const { healthz, search, memory } = await server.watch(async () => {
      answers = await run();
    });
    const statuses = [...new Set(answers.map(({ status }) => status))].join(' ');
    const seconds = ((performance.now() - begin) / 1000 - 1).toFixed(1);
    console.log(`| ${name} | ${statuses} | ${seconds} s | ${healthz} ms | ${search} ms | ${memory} MB |`);
  };
  const one = (name: string, send: () => Promise<Pick<Sent, 'status'>>) =>
    measure(name, async () => [await send()]);

  console.log('| what | answer | took | /healthz | NIF search | memory |\n|---|---|---|---|---|---|');
  await one('nothing, for a second', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { status: 200 };
  });
  await one('69 MB of `[],`', () => submit(lists));
  await one('70 MB of `[`', () => submit(deep));
  for (const kind of hostilePdfs) {
    const body = submission(hostilePdf(kind, 4.9 * megabyte));
    await one(`a PDF of 4.9 MB: ${kind}`, () => submit(body));
  }
  const ordinary = submission(randomPdf(4.9 * megabyte));
  await one('a PDF of 4.9 MB', () => submit(ordinary));
  const ten = tenLarge();
  await one('ten PDFs of 4.9 MB', () => submit(ten));
  for (const [name, kind, size] of workbooks) {
    const body = JSON.stringify(maintenanceUpload(hostileWorkbook(kind, size, 6)));
    await one(name, () => server.send(registerMaintenanceRequests, body, operator));
  }
  await one('10,000 unknown ids to process', () =>
    process(processing(Array.from({ length: maxRequestsPerProcessing }, (_, index) => 9_000_000 + index))),
  );
  await one('check 10,000 maintenance lines', () => server.send(checkMaintenanceFile, list, operator));
  await one('register 10,000 maintenance lines', () =>
    server.send(registerMaintenanceRequests, list, operator),
  );
  const ids = await submitted();
  await one(`process ${ids.length} maintenance requests`, () => process(processing(ids)));
  await measure(`${operators.length} people sign in at once`, () =>
    Promise.all(operators.map((username) => server.send(login, credentials(username)))),
  );
  const twelve = times(12, tenLarge);
  const told: string[] = [];
  const timed = async (body: string) => {
    const begin = performance.now();
    const { status } = await submit(body);
    told.push(`${status} after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return { status };
  };
  await measure('twelve submissions of ten PDFs of 4.9 MB at once', () => Promise.all(twelve.map(timed)));
  console.log(told.join(', '));
  await server.end();
});
