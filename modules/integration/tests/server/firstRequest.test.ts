import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../../server/db/schema/applications';
import { users } from '../../../../server/db/schema/users';
import { findProgram } from '../../../../tests/run/findProgram.mjs';
import { freePort } from '../../../../tests/run/freePort.mjs';
import { canInstallPackages, installPackages } from '../../../../tests/run/installPackages.mjs';
import { validNif } from '../../../../tests/support/nifs';
import { runProgram } from '../../../../tests/support/runProgram';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { samples } from '../../contract/firstRequest/samples';
import { makeClient } from '../clients';

const needed = ['bash', 'curl', 'jq', 'python3'];
const missing = () => needed.filter((name) => !findProgram([name]));
/** The simulated services find those eligible whose number ends in 0, 1 or 2. */
const eligible = Array.from({ length: 100 }, (_, i) => validNif(7_300_000 + i)).filter((nif) =>
  /[0-2]$/.test(nif),
);

let server: TestServer;
let listening: ReturnType<typeof serve>;
let settings: Record<'TSI_ADDRESS' | 'TSI_CLIENT_ID' | 'TSI_CLIENT_SECRET', string>;
let working: NodeJS.Timeout;

beforeAll(async () => {
  if (missing().length > 0 && canInstallPackages()) await installPackages(missing());
  server = await createTestServer();
  const [provider] = await server.db.select().from(users).where(eq(users.userTypeId, 2));
  const { client, secret } = await makeClient(server, provider?.id ?? 0);
  const port = await freePort();
  listening = serve({ fetch: server.app.fetch, port });
  settings = {
    TSI_ADDRESS: `http://localhost:${port}/api`,
    TSI_CLIENT_ID: client.publicId,
    TSI_CLIENT_SECRET: secret,
  };
  const work = async () => {
    await server.work();
    working = setTimeout(work, 200);
  };
  await work();
});
afterAll(async () => {
  clearTimeout(working);
  listening.close();
  await server.close();
});

describe('the first request', () => {
  it('can be made here: what its programs need is installed', () => expect(missing()).toEqual([]));

  it.each(samples)(
    'in $text submits a request, reads its decision and activates it',
    async ({ key, source }) => {
      const nif = eligible[samples.findIndex((sample) => sample.key === key)] ?? '';
      expect(await runProgram(key, source, { ...settings, TSI_NIF: nif })).toMatch(/Estado: 7\n/);
      const stored = await server.db.select().from(applications).where(eq(applications.fiscalNumber, nif));
      expect(stored).toMatchObject([{ statusId: applicationStatus.active }]);
    },
  );
});
