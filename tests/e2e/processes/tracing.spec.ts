import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPostgres } from '../../run/startPostgres.mjs';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import { type AppServer, makeDataFolder, removeDataFolder, startAppServer } from '../support/appServer';
import { makeDocument } from '../support/documents';
import { makeNif } from '../support/makeNif';
import { makePostgresDatabase } from '../support/makePostgresDatabase';
import { expect, ownTest as test } from '../support/test';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

/** Starts a receiver of OTLP over HTTP in JSON, as a collector is one. */
const startReceiver = async () => {
  const spans: Span[] = [];
  const resources: Attribute[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      resources.push(...resource.attributes);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, resources, bodies, close: () => server.close() };
};

test('the trace of a submission is one tree: the call, its statements and the judging of its file, and nobody in it', async () => {
  test.setTimeout(240_000);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const database = await makePostgresDatabase(postgres.url);
  const receiver = await startReceiver();
  const folder = makeDataFolder();
  let server: AppServer | undefined;
  try {
    const settings = {
      DATABASE_URL: database.url,
      TOKEN_SECRET: 'one-secret-for-the-server-of-this-test',
      TRUST_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_SERVICE_NAME: 'tsi-of-this-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    server = await startAppServer(folder, { settings });
    const { send } = await signInBy(sendTo(server.url));
    const bodyOf = await prepareSubmissions(send);
    const fiscalNumber = makeNif();
    const body = bodyOf(await makeDocument('comprovativo.pdf', 30), fiscalNumber);
    const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const answer = await send('/Application/submit', body, {
      traceparent: `00-${traceId}-${parentSpanId}-01`,
    });
    expect(answer.status).toBe(200);
    const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId);
    const root = () => ofTrace().find((span) => span.parentSpanId === parentSpanId);
    await expect.poll(() => root()?.name).toBe('POST /api/Application/submit');
    // Verification and e-mails are jobs, each with a trace of its own.
    await expect.poll(() => receiver.spans.map(({ name }) => name)).toContain('job verify');

    const ids = new Set([parentSpanId, ...ofTrace().map(({ spanId }) => spanId)]);
    for (const span of ofTrace()) expect(ids).toContain(span.parentSpanId);
    const names = ofTrace().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['begin', 'select', 'insert', 'commit', 'worker inspectPdf']),
    );
    const facts = Object.fromEntries(
      (root()?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    );
    expect(facts).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/Application/submit',
      'http.response.status_code': 200,
      'request.id': answer.headers.get('x-request-id'),
    });
    expect(receiver.resources).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'tsi-of-this-test' },
    });
    expect(receiver.bodies.join('')).not.toMatch(new RegExp(`${fiscalNumber}|@|Rui Barbosa|insert into`));
    // The line of the log names the trace, so that one is found from the other.
    const lines = server.output().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'request', requestId: facts['request.id'], traceId }),
    );
  } finally {
    await server?.end('SIGTERM');
    receiver.close();
    await database.drop();
    await postgres.stop();
    removeDataFolder(folder);
  }
});
