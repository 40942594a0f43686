import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satisfies } from '../../../../contract/access';
import { searchApplications } from '../../../../contract/calls/application';
import { isForClients } from '../../../../contract/rules/callsOfClients';
import { users } from '../../../../server/db/schema/users';
import { listCalls, type NamedCall } from '../../../../server/http/listCalls';
import { callers } from '../../../../tests/server/conformance/example';
import { examples } from '../../../../tests/server/conformance/examples';
import { fuzzRuns } from '../../../../tests/server/fuzz/fuzzRuns';
import { bytesOf } from '../../../../tests/server/fuzz/fuzzStage';
import { callRequest } from '../../../../tests/support/callRequest';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { clientRights, makeClient, tokenOf } from '../clients';
import { makeOtherProvider, mark } from './otherProvider';

let server: TestServer;
let own: number;
let token: string;
/** The rows of the other provider after the last call. */
let fingerprint: string;
let other: Awaited<ReturnType<typeof makeOtherProvider>>;

beforeAll(async () => {
  server = await createTestServer();
  const [provider] = await server.db.select().from(users).where(eq(users.username, callers.Provider));
  own = provider?.id ?? 0;
  token = await tokenOf(server, await makeClient(server, own));
  other = await makeOtherProvider(server);
  fingerprint = await other.fingerprint();
}, 60_000);
afterAll(() => server.close());

const send = async ({ call }: NamedCall, input: unknown, as = token) => {
  const [path, init] = callRequest(call, input);
  const headers = new Headers({ ...init.headers, authorization: `Bearer ${as}` });
  const answer = await server.fetch(`/api${path}`, { ...init, headers });
  return {
    status: answer.status,
    text: textOf(await bytesOf(answer)),
    headers: [...answer.headers].join('\n'),
  };
};

/** Returns what an answer says; of a workbook, what its parts say. */
const textOf = (bytes: Uint8Array): string =>
  bytes[0] === 0x50 && bytes[1] === 0x4b
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('\n')
    : new TextDecoder().decode(bytes);

type Path = readonly (string | number)[];
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns where an input has numbers and texts of digits: ids are among them. */
const numbersIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{1,10}$/.test(value))) return [path];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const replaced = (value: unknown, [key, ...rest]: Path, id: unknown): unknown => {
  if (key === undefined) return id;
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? replaced(one, rest, id) : one));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, id) };
};

/** What callers may try to add. */
const added = [
  'providerId',
  'applicationId',
  'id',
  'userId',
  'resourceFileId',
  'recheckApplicationId',
  'filter',
];

/** Puts an id of a pool into a place of an input, as a number or as text. */
interface Change {
  readonly path: Path;
  readonly number: number;
  readonly isText: boolean;
}
/** Returns the ids that a field may hold, by the table that its name says; all where it says none. */
type IdsFor = (field: string) => readonly number[];

const withIds = (example: unknown, changes: readonly Change[], idsFor: IdsFor): unknown =>
  changes.reduce<unknown>((input, { path, number, isText }) => {
    const field = path.findLast((part) => typeof part === 'string') ?? '';
    const pool = idsFor(String(field));
    const id = pool[number % pool.length] ?? 0;
    const value = isText ? String(id) : id;
    return replaced(
      input,
      path,
      path[0] === 'filter' && path.length === 1 ? { id: [id], providerId: id } : value,
    );
  }, example);

/** Generates changes of an input. */
const changesOf = (example: unknown): fc.Arbitrary<Change[]> => {
  const places = [...numbersIn(example), ...added.map((name): Path => [name])];
  const change = fc.record({
    path: fc.constantFrom(...places),
    number: fc.nat(1_000_000),
    isText: fc.boolean(),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 });
};

/** Every number of the input an id of the other provider, of each of a few rows: what an attacker would try first. */
const plainChanges = (example: unknown): [Change[]][] =>
  [0, 1, 2].map((number) => [numbersIn(example).map((path) => ({ path, number, isText: false }))]);

/** Ids that nothing has. */
const unused: IdsFor = () => Array.from({ length: 40 }, (_, index) => 719_990_000 + index);
const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#');
/** Tells the names of all active providers, as it does to anybody who is signed in. */
const namesProviders = (name: string) => name === 'getProviders';

const statuses = new Set<number>();
const grants = { roles: ['Operator'], permissions: clientRights };
/** Every call that a system of a provider may make, given all rights that it can have. */
const callsOfSystems = listCalls().filter(
  ({ call }) =>
    isForClients(call) &&
    (typeof call.access === 'string' || call.access.some((rule) => satisfies(grants, rule))),
);

describe("no key of one provider sees or changes anything of another's", () => {
  it.each(callsOfSystems.map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` })))(
    '$title',
    async (named) => {
      const example = await examples[named.name]?.input(server, own);
      await fc.assert(
        fc.asyncProperty(changesOf(example), async (changes) => {
          const input = withIds(example, changes, other.idsFor);
          const sent = JSON.stringify(input);
          const { status, text, headers } = await send(named, input);
          const told = `${text}\n${headers}`;
          statuses.add(status);
          expect(status).toBeLessThan(500);
          expect(told).not.toContain(mark);
          for (const nif of other.nifs) expect(told).not.toContain(nif);
          if (!namesProviders(named.name))
            for (const id of told.match(/\b71\d{7}\b/g) ?? []) expect(sent).toContain(id);
          if (status === 200) return;
          // What is another's is answered as what nobody has.
          const nothing = await send(named, withIds(example, changes, unused));
          expect([status, withoutNumbers(text)]).toEqual([nothing.status, withoutNumbers(nothing.text)]);
        }),
        { ...fuzzRuns(4), examples: plainChanges(example) },
      );
      const before = fingerprint;
      fingerprint = await other.fingerprint();
      expect(fingerprint).toBe(before);
    },
  );

  it('although there is much to see, for its own', async () => {
    const ofOther = await tokenOf(server, other.system);
    const named = { name: 'searchApplications', call: searchApplications };
    expect((await send(named, {}, ofOther)).text).toContain(mark);
    expect((await send(named, {})).text).not.toContain(mark);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
    expect(callsOfSystems.length).toBeGreaterThan(40);
    expect(other.idsFor('').length).toBeGreaterThan(30);
    expect(
      JSON.parse(await other.fingerprint()).filter(({ rows }: { rows: number }) => rows > 0).length,
    ).toBeGreaterThan(8);
  });
});
