import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../server/db/schema/users';
import { listCalls } from '../../../server/http/listCalls';
import { callRequest } from '../../support/callRequest';
import { createTestServer, type TestServer } from '../../support/testServer';
import { callers } from './example';
import { examples } from './examples';

/** No table has so many rows. */
const nobody = 2_147_483_000;

/** Fields that hold a value out of a list of few, or that another field decides about. */
const areValues: Readonly<Record<string, string>> = {
  parentId: 'says where a user belongs; refused at its field',
  recheckApplicationId: 'filters a list',
};
const isOfAList = (key: string) => /(StatusId|TypeId|ReasonId)$/i.test(key);
/** An address is checked as a whole, and refused at its fields. */
const isAddress = (key: string) => /address$/i.test(key);

/** Ids, by call, for which one that names nothing is no refusal, or one of a state that has a code of its own. */
const answersAnyway: Readonly<Record<string, string>> = {
  'submitApplications.providerId': 'says whose the requests are: the own provider, or a refusal at the field',
  'recheckApplication.providerId': 'the same',
  'updateMaintenanceRequest.providerId': 'the same',
  'answerElements.elementRequestId':
    'what is not open any more and what never was are one: elements_not_open',
  'releaseApplication.applicationId': 'what nobody holds is released',
  'removeWebhook.id': 'what is gone is removed',
  'listWebhookDeliveries.webhookId': 'filters a list',
  'searchRenewalItems.renewalId': 'filters a list',
  'getWaitingDecision.applicationId': 'nothing waits for a decision',
  'endUserSessions.userId': 'nobody is signed in any more',
  'listUserSessions.userId': 'nobody is signed in',
  'requestFactorRemoval.userId': 'whoever has no factor has nothing to be removed',
};

const isId = (key: string) => /^(id|\w+Id)$/.test(key) && !isOfAList(key) && !(key in areValues);

/** Returns the places of ids in an input, as paths. */
const placesOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value)
        .filter(([key]) => !isAddress(key))
        .flatMap(([key, inner]) =>
          isId(key) && (typeof inner === 'number' || /^\d+$/.test(String(inner)))
            ? [[...path, key]]
            : placesOf(inner, [...path, key]),
        );

/** The examples of approvals say also what was asked for; their calls read its id alone. */
const isIgnored = (name: string, [place]: string[]) =>
  place === (name === 'getWaitingDecision' ? 'approvalId' : /Approval$/.test(name) && 'applicationId');

const withNobody = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return nobody;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? withNobody(item, rest) : item));
  return { ...(value as object), [key]: withNobody((value as Record<string, unknown>)[key], rest) };
};

let server: TestServer;
let providerId: number;
beforeAll(async () => {
  server = await createTestServer();
  const isCaller = eq(users.username, callers.Provider);
  const [provider] = await server.db.select({ id: users.id }).from(users).where(isCaller);
  providerId = provider?.id ?? 0;
});
afterAll(() => server.close());

/** What an answer says of something that is not there: one code, and one status where it is alone in its call. */
const saidOf = async (answer: Response) => {
  const text = await answer.text();
  const body = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
  const items = [body?.data ?? body].flat();
  const refused = items.find((item) => item?.success === false);
  if (answer.status === 200 && refused) return `200 ${refused.errorCode}`;
  return `${answer.status} ${body?.code ?? body?.errors?.[0]?.code ?? text.slice(0, 80)}`;
};

describe('what is not there is not_found, as 404 or as an item of a list', () => {
  const calls = listCalls().filter(({ call }) => call.access !== 'public');
  it.each(calls.map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` })))(
    '$title',
    async ({ name, call }) => {
      const example = examples[name];
      const input = await example?.input(server, providerId);
      for (const place of placesOf(input)) {
        if (`${name}.${place.join('.')}` in answersAnyway || isIgnored(name, place)) continue;
        const [path, init] = callRequest(call, withNobody(input, place));
        const headers = new Headers(init.headers);
        headers.set(
          'authorization',
          `Bearer ${(await server.signIn(callers[example?.as ?? 'Operator'])).accessToken}`,
        );
        const said = await saidOf(await server.fetch(`/api${path}`, { ...init, headers }));
        expect(said, `${place.join('.')} of ${JSON.stringify(input)}`).toMatch(/^(404|200) not_found$/);
      }
    },
  );
});
