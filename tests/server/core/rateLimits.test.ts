import { afterEach, describe, expect, it } from 'vitest';
import { getApplication, searchApplications, submitApplications } from '../../../contract/calls/application';
import type { Call, Download } from '../../../contract/calls/defineCall';
import { exportMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { getProviders } from '../../../contract/calls/provider';
import { type RateLimitName, rateLimits } from '../../../contract/rules/rateLimits';
import { followQueues } from '../../../modules/desk/contract/calls';
import { maxCheckedAtOnce } from '../../../modules/integration/contract/batchCheckLimits';
import { checkBatch, getBatchCheck } from '../../../modules/integration/contract/calls/batchCheck';
import { askForToken, makeClient, tokenOf } from '../../../modules/integration/tests/clients';
import { callLimits } from '../../../server/http/limitCalls';
import { listCalls } from '../../../server/http/listCalls';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { type AllowanceLimits, unlimited } from '../../../server/services/context/allowance';
import { codeFiles, textOf } from '../../architecture/projectFiles';
import { apiClient } from '../../support/apiClient';
import { makeApplication, makeOperator } from '../../support/builders';
import { callRequest } from '../../support/callRequest';
import { validNif } from '../../support/nifs';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

/** What is counted at the same moment names no time in `RateLimit`. */
const longestStream = 300;
const now = () => new Date('2026-07-20T12:00:00Z');
const list = { pageNumber: 1, pageSize: 10 };
const none: AllowanceLimits = {
  reading: {
    administrators: { hour: unlimited, day: unlimited },
    providers: { hour: unlimited, day: unlimited },
  },
  persons: { account: unlimited, provider: unlimited },
};
const ofPersons = (reading: AllowanceLimits['reading']['providers']): AllowanceLimits => ({
  ...none,
  reading: { ...none.reading, providers: reading },
});

type Options = Parameters<typeof createTestServer>[0];
type Ask = () => Promise<Response>;

/** How the limit is reached: a server with a low one, and a call that is repeated until it is refused. */
interface Reached {
  readonly options?: Options;
  readonly asks: (server: TestServer) => Promise<Ask>;
}

const servers: TestServer[] = [];
const streams: Response[] = [];
const made = async (options: Options = {}) => {
  const server = await createTestServer({ seed: 'empty', now, ...options });
  servers.push(server);
  await seedAddresses(server.db);
  return server;
};
const person = async (server: TestServer) => {
  const operator = await makeOperator(server.db);
  const providerId = Number(operator.parentId);
  await makeApplication(server.db, { providerId });
  return { ...(await apiClient(server, operator)), providerId };
};
/** A provider's system, as what sends calls. */
const system = async (server: TestServer) => {
  const operator = await makeOperator(server.db);
  const providerId = Number(operator.parentId);
  const { id } = await makeApplication(server.db, { providerId });
  const token = await tokenOf(server, await makeClient(server, providerId, { now }));
  const send = (call: Call | Download, input: unknown) => {
    const [path, init] = callRequest(call, input);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return server.fetch(`/api${path}`, { ...init, headers });
  };
  return { send, providerId, applicationId: id };
};
const repeated =
  (name: string, input: unknown): Reached['asks'] =>
  async (server) => {
    const call = listCalls().find((one) => one.name === name)?.call;
    if (!call) throw new Error(`No call is ${name}`);
    const { send } = await person(server);
    return () => send(call, input);
  };
let next = 0;
const onePerson = (providerId: number) => {
  next += 1;
  return sentSubmission(providerId, sentApplication({ fiscalNumber: validNif(6_100_000 + next) }));
};

/** Every limit that a 429 can come from; the compiler asks for each new one. */
const reached: Readonly<Record<RateLimitName, readonly Reached[]>> = {
  minute: [
    {
      options: { modules: { integration: { callLimits: { minute: 3, day: 9 } } } },
      asks: async (server) => {
        const { send } = await system(server);
        return () => send(getProviders, {});
      },
    },
  ],
  day: [
    {
      options: { modules: { integration: { callLimits: { minute: 9, day: 3 } } } },
      asks: async (server) => {
        const { client, secret } = await makeClient(
          server,
          Number((await makeOperator(server.db)).parentId),
          {
            now,
          },
        );
        return () => askForToken(server, { client_id: client.publicId, client_secret: secret });
      },
    },
    {
      options: { modules: { integration: { callLimits: { minute: 9, day: 3 } } } },
      asks: async (server) => {
        const { send } = await system(server);
        return () => send(getProviders, {});
      },
    },
  ],
  'reading-hour': [
    {
      options: { allowanceLimits: ofPersons({ hour: 3, day: 9 }) },
      asks: repeated('searchApplications', list),
    },
    {
      // Two calls use it up, of which the second is answered by a call that itself shows nothing.
      options: {
        allowanceLimits: ofPersons({ hour: 20, day: 99 }),
        modules: { integration: { callLimits: { minute: 6, day: 999 } } },
      },
      asks: async (server) => {
        const { send, applicationId } = await system(server);
        const items = Array.from({ length: 1800 }, (_, index) => ({ fiscalNumber: validNif(index) }));
        let calls = 0;
        let checkId = 0;
        return async () => {
          calls += 1;
          if (calls > 3) return send(getApplication, { applicationId });
          const answer = await (calls % 2 ? send(checkBatch, { items }) : send(getBatchCheck, { checkId }));
          if (calls === 1) ({ checkId } = (await answer.clone().json()).data);
          return answer;
        };
      },
    },
  ],
  'reading-day': [
    {
      options: { allowanceLimits: ofPersons({ hour: 9, day: 3 }) },
      asks: repeated('searchApplications', list),
    },
  ],
  'persons-account': [
    {
      options: { allowanceLimits: { ...none, persons: { account: 2, provider: 9 } } },
      asks: async (server) => {
        const { send, providerId } = await person(server);
        return () => send(submitApplications, onePerson(providerId));
      },
    },
  ],
  'persons-provider': [
    {
      options: { allowanceLimits: { ...none, persons: { account: 2, provider: 3 } } },
      asks: async (server) => {
        const { send, providerId } = await system(server);
        return () => send(submitApplications, onePerson(providerId));
      },
    },
  ],
  attempts: [
    {
      asks: async (server) => {
        const { username } = await makeOperator(server.db);
        return () =>
          server.fetch('/api/Authentication/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ username, password: 'wrong' }),
          });
      },
    },
    {
      asks: async (server) => {
        const { client } = await makeClient(server, Number((await makeOperator(server.db)).parentId), {
          now,
        });
        return () => askForToken(server, { client_id: client.publicId, client_secret: 'wrong' });
      },
    },
  ],
  malformed: [
    {
      options: { remoteAddressOf: () => '192.0.2.1' },
      asks: async (server) => () => server.fetch('/api/Authentication/login', { method: 'POST', body: '{' }),
    },
  ],
  any: [{ asks: repeated('getProviders', {}) }],
  search: [{ asks: repeated('searchApplications', list) }],
  submission: [{ asks: repeated('submitApplications', {}) }],
  download: [{ asks: repeated('downloadMaintenanceTemplate', {}) }],
  user: [{ asks: repeated('createUsers', {}) }],
  report: [{ asks: repeated('reportPageFailure', {}) }],
  export: [
    { asks: repeated('exportMaintenanceRequests', {}) },
    {
      asks: async (server) => {
        const { send } = await system(server);
        return () => send(exportMaintenanceRequests, {});
      },
    },
  ],
  streams: [
    {
      asks: async (server) => {
        const { send } = await person(server);
        return async () => {
          const answer = await send(followQueues, {});
          streams.push(answer);
          return answer;
        };
      },
    },
  ],
};

/** What an answer tells of a limit: how many are left, and the seconds that it says. */
const toldOf = (answer: Response, name: string) => {
  const state = answer.headers.get('ratelimit')?.match(`"${name}";r=(\\d+)(?:;t=(\\d+))?`);
  const isDescribed = answer.headers.get('ratelimit-policy')?.includes(`"${name}";q=`);
  return state && isDescribed ? { left: Number(state[1]), seconds: state[2] } : undefined;
};

describe('every limit that is answered with 429', () => {
  const usual = { ...callLimits };
  afterEach(async () => {
    for (const stream of streams.splice(0)) await stream.body?.cancel();
    for (const server of servers.splice(0)) await server.close();
    Object.assign(callLimits, usual);
  });

  it.each(
    Object.entries(reached).flatMap(([name, ways]) => ways.map((way, index) => ({ name, index, ...way }))),
  )('is foretold by the answers before it: $name $index', async ({ name, options, asks }) => {
    // A test of six thousand calls would tell no more.
    if (name in callLimits) Object.assign(callLimits, { [name]: 3 });
    const ask = await asks(await made(options));
    const answers: Response[] = [];
    while (answers.at(-1)?.status !== 429 && answers.length < 70) answers.push(await ask());
    const refused = answers.pop();
    expect(refused?.status).toBe(429);
    const told = answers.map((answer) => toldOf(answer, name)?.left);
    expect(told.at(-1)).toBe(0);
    expect(
      told.every((left, index) => left !== undefined && (index === 0 || left <= (told[index - 1] ?? 0))),
    ).toBe(true);
    const { left, seconds } = toldOf(refused as Response, name) ?? {};
    expect(left).toBe(0);
    const retryAfter = refused?.headers.get('retry-after');
    expect(retryAfter).toBe(seconds ?? `${longestStream}`);
  });
});

describe('limits of people', () => {
  it('do not stop a system: two full checks of many people, and then what its calls allow', async () => {
    const server = await made();
    const { send, applicationId } = await system(server);
    const items = Array.from({ length: maxCheckedAtOnce }, (_, index) => ({ fiscalNumber: validNif(index) }));
    for (let check = 0; check < 2; check += 1) expect((await send(checkBatch, { items })).status).toBe(200);
    const answer = await send(getApplication, { applicationId });
    expect(answer.status).toBe(200);
    expect(toldOf(answer, 'reading-hour')?.left).toBe(600 * 60 * 10 - 2 * maxCheckedAtOnce - 10);
    expect((await send(searchApplications, list)).status).toBe(200);
    await server.close();
    servers.length = 0;
  });
});

describe('the code', () => {
  it('refuses with 429 in one place, which tells the limit', () => {
    const elsewhere = codeFiles('server', 'modules')
      .filter((path) => path !== 'server/services/context/limitUse.ts')
      .filter((path) => /new Refusal\(\s*'(tooManyAttempts|limitReached)'/.test(textOf(path)));
    expect(elsewhere, 'say overLimit').toEqual([]);
  });

  it('and the guide name every limit that systems meet', () => {
    const guide = textOf('modules/integration/guide.md');
    const names = Object.entries(rateLimits).flatMap(([name, limit]) =>
      'isForClients' in limit ? [name] : [],
    );
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
