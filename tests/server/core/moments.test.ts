import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../server/db/schema/users';
import { listCalls } from '../../../server/http/listCalls';
import { callRequest } from '../../support/callRequest';
import { inputFiller } from '../../support/inputFiller';
import { createTestServer, type TestServer } from '../../support/testServer';
import { callers } from '../conformance/example';
import { examples } from '../conformance/examples';

const extremes = {
  'date-time': [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59.9999999-00:01',
    '9999-12-31T12:00:00-14:00',
    'ontem',
  ],
  date: ['0000-12-31', '0001-01-01', '9999-12-31', 'ontem'],
} as const;
type Format = keyof typeof extremes;

/** Returns where an input has moments and days. */
const placesIn = (call: ReturnType<typeof listCalls>[number]['call']) => {
  const fill = inputFiller(call.input);
  const places = new Map<string, Format>();
  for (const variant of [0, 1, 2])
    fill({
      variant,
      text: ({ format }, path) => {
        if (format === 'date-time' || format === 'date') places.set(path, format);
        return '';
      },
    });
  return [...places];
};

const withValue = (input: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (key === '') return value;
  const copy: object = Array.isArray(input) ? [...input] : { ...Object(input) };
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, value));
  return copy;
};

let server: TestServer;
let providerId: number;
beforeAll(async () => {
  server = await createTestServer();
  const [provider] = await server.db.select().from(users).where(eq(users.username, callers.Provider));
  providerId = provider?.id ?? 0;
});
afterAll(() => server.close());

const cases = listCalls().flatMap(({ name, call }) =>
  placesIn(call).map(([path, format]) => ({
    title: `${call.method} ${call.path} ${path}`,
    name,
    call,
    path,
    format,
  })),
);

describe('a moment or day at the ends of what the database holds, or beyond them, is taken or refused, with one problem each', () => {
  it('is looked for in many calls', () => expect(cases.length).toBeGreaterThan(20));

  it.each(cases)('$title', async ({ name, call, path, format }) => {
    const example = examples[name];
    if (!example) throw new Error(`tests/server/conformance has no example for ${name}`);
    const input = await example.input(server, providerId);
    const { accessToken } = await server.signIn(callers[example.as]);
    for (const value of extremes[format]) {
      const [address, init] = callRequest(call, withValue(input, path.split('.'), value));
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${accessToken}`);
      const answer = await server.fetch(`/api${address}`, { ...init, headers });
      const said = await answer.text();
      expect(answer.status, `${value}: ${said}`).toBeLessThan(500);
      const { errors = [] } = answer.status === 400 ? JSON.parse(said) : {};
      const problems = errors.map((one: unknown) => JSON.stringify(one));
      expect(problems, `${value} is refused once`).toEqual([...new Set(problems)]);
    }
  });
});
