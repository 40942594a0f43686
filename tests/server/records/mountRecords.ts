import { Hono } from 'hono';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import { recordActionCalls } from '../../../contract/records/recordActionCalls';
import { recordCalls, recordDownloads } from '../../../contract/records/recordCalls';
import { recordChoices } from '../../../contract/records/recordChoices';
import type { RecordSource } from '../../../server/db/schema/recordTable';
import { answerFailure } from '../../../server/http/answerFailure';
import type { AppParts } from '../../../server/http/appParts';
import type { CallEnvironment } from '../../../server/http/callEnvironment';
import { createMount } from '../../../server/http/createMount';
import { limitRefusals } from '../../../server/http/limitRefusals';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import { recordRoutes } from '../../../server/routes/records';
import type { RecordActionFunctions } from '../../../server/services/recordActions/defineRecordActions';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import type { TestServer } from '../../support/testServer';

/** A plain resource of tests, and its table. */
interface StagedResource {
  readonly declaration: RecordDeclaration;
  readonly source: RecordSource;
  /** What its actions do besides moving a record to another state. */
  readonly functions?: RecordActionFunctions['functions'];
}

/** Mounts the calls of plain resources on a separate server, and returns `as`, which sends requests as a user. */
export const mountRecords = async (
  server: TestServer,
  resources: readonly StagedResource[],
  documents?: AppParts['documents'],
) => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const parts: AppParts = {
    db: server.db,
    documents,
    now: () => new Date(),
    log,
    workers: inlineWorkers,
    settings: {
      tokenKeys: [await importTokenKey('only-for-tests-only-for-tests-only-for-tests')],
      publicUrl: 'https://tsi.example.pt',
      clientConfig: defaultClientConfig,
    } satisfies AppParts['settings'],
  };
  const app = new Hono<CallEnvironment>();
  app.onError((failure, c) => answerFailure(log, failure, c));
  recordRoutes(
    createMount(app, parts, limitRefusals(parts)),
    parts,
    resources.map((resource) => ({
      functions: {},
      ...resource,
      calls: recordCalls(resource.declaration),
      downloads: recordDownloads(resource.declaration),
      choices: recordChoices(resource.declaration),
      actions: recordActionCalls(resource.declaration),
    })),
  );

  /** Returns a function that sends a request as a user and returns status, body and Content-Range. */
  return async (username: string, { name } = resources[0]?.declaration ?? { name: '' }) => {
    const { accessToken } = await server.signIn(username);
    return async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await app.request(`/${name}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape it expects
        body: (await bodyOf(answer)) as any,
        range: answer.headers.get('content-range'),
      };
    };
  };
};

const bodyOf = (answer: Response): Promise<unknown> =>
  answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.arrayBuffer();
