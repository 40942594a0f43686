import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiVersion, apiVersions } from '../../../contract/rules/apiVersions';
import { listCalls } from '../../../server/http/listCalls';
import { makeApplication, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

/** Says what is wrong with a list of versions: its order, a change of no call, or an end that comes too soon. */
const faultsOf = (versions: readonly ApiVersion[]): string[] => {
  const calls = new Set(listCalls().map(({ call }) => `${call.method} ${call.path}`));
  return versions.flatMap(({ date, changes = [], end }, place) => {
    const noCall = changes.filter(({ call }) => !calls.has(`${call.method} ${call.path}`));
    const yearAfter = end && new Date(`${end.deprecatedOn}T00:00:00Z`);
    yearAfter?.setUTCFullYear(yearAfter.getUTCFullYear() + 1);
    return [
      ...((versions[place - 1]?.date ?? '') < date ? [] : [`${date} is not after the one before`]),
      ...noCall.map(({ call }) => `${date} changes ${call.path}, which is no call`),
      ...(end && yearAfter && new Date(`${end.sunsetOn}T00:00:00Z`) < yearAfter
        ? [`${date} ends within a year of its deprecation`]
        : []),
    ];
  });
};

const call = { method: 'POST', path: '/Application/search' } as const;

/** The oldest one named the NIF otherwise, in filters and in rows; the middle one changed nothing here. */
const invented: readonly [ApiVersion, ...ApiVersion[]] = [
  { date: '2025-01-10', end: { deprecatedOn: '2026-01-10', sunsetOn: '2027-01-10' } },
  { date: '2025-06-01' },
  {
    date: '2026-11-26',
    changes: [
      {
        call,
        newer: (input) => {
          const { nif, ...rest } = input as { nif?: string };
          return { ...rest, fiscalNumber: nif };
        },
        older: (answer) => {
          const { items, ...rest } = answer as { items: { fiscalNumber: string }[] };
          return { ...rest, items: items.map(({ fiscalNumber, ...row }) => ({ ...row, nif: fiscalNumber })) };
        },
      },
    ],
  },
];

describe('the versions of the calls', () => {
  it('have no faults, and a year between deprecation and sunset', () => {
    expect(faultsOf(apiVersions)).toEqual([]);
    expect(faultsOf(invented)).toEqual([]);
  });

  it('that had faults would be told', () => {
    const end = { deprecatedOn: '2027-01-01', sunsetOn: '2027-12-31' };
    const wrong: ApiVersion[] = [
      { date: '2027-01-01', end },
      { date: '2026-01-01', changes: [{ call: { method: 'GET', path: '/None' } }] },
    ];
    expect(faultsOf(wrong)).toEqual([
      '2027-01-01 ends within a year of its deprecation',
      '2026-01-01 is not after the one before',
      '2026-01-01 changes /None, which is no call',
    ]);
  });
});

describe('a call for an older version', () => {
  let server: TestServer;
  let token: string;
  let signIn: () => Promise<void>;
  let now = new Date('2026-11-26T12:00:00Z');
  let fiscalNumber: string;
  beforeAll(async () => {
    server = await createTestServer({ seed: 'empty', apiVersions: invented, now: () => now });
    const user = await makeOperator(server.db);
    signIn = async () => {
      token = (await server.signIn(user.username ?? '')).accessToken;
    };
    await signIn();
    await makeApplication(server.db, { providerId: user.parentId ?? 0 });
    ({ fiscalNumber } = await makeApplication(server.db, { providerId: user.parentId ?? 0 }));
  });
  afterAll(() => server.close());

  const search = async (version: string | undefined, filters: Record<string, unknown>) => {
    const answer = await server.fetch('/api/Application/search', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(version && { 'tsi-version': version }) },
      body: JSON.stringify(filters),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it.each(['2025-01-10', '2025-06-01'])('%s gets and sends what it knows', async (version) => {
    const { body, headers } = await search(version, { nif: fiscalNumber });
    expect(body.totalItems).toBe(1);
    expect(body.items[0]).toMatchObject({ nif: fiscalNumber });
    expect(body.items[0]).not.toHaveProperty('fiscalNumber');
    expect(headers.get('tsi-version')).toBe(version);
  });

  it('is told when the version ends, and another is not', async () => {
    const { headers } = await search('2025-01-10', {});
    expect(headers.get('deprecation')).toBe(`@${Date.parse('2026-01-10T00:00:00Z') / 1000}`);
    expect(headers.get('sunset')).toBe('Sun, 10 Jan 2027 00:00:00 GMT');
    expect(headers.get('link')).toContain('<https://tsi.example.pt/api/docs>; rel="deprecation"');
    expect((await search('2025-06-01', {})).headers.get('deprecation')).toBeNull();
  });

  it('is the newest one where it says nothing', async () => {
    const { body } = await search(undefined, { fiscalNumber });
    expect(body.items).toMatchObject([{ fiscalNumber }]);
  });

  it('is refused where there is no such version, or its end has come', async () => {
    expect(await search('2024-01-01', {})).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'unknown_version' }] },
    });
    now = new Date('2027-01-10T00:00:00Z');
    await signIn();
    expect(await search('2025-01-10', {})).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'version_ended' }] },
    });
  });
});
