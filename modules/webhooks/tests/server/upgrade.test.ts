import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { migrate } from '../../../../server/db/applyMigrations';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { applications } from '../../../../server/db/schema/applications';
import { webhookMessages } from '../../../../server/db/schema/webhooks';
import { makeProvider } from '../../../../tests/support/builders';
import { becomeLastVersion } from '../../../../tests/support/lastVersion';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { giveUpOn } from '../../server/writeEvent';
import { makeWebhook, webhookReceiver } from '../webhooks';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterEach(() => server.close());

it("tells providers' systems of the statuses that a server of the last version enters, as providers see them", async () => {
  const { db, work } = server;
  await becomeLastVersion(db);
  await migrate(db);
  const { submitted, awaitsRegulator, eligible, processing } = applicationStatus;
  const provider = 5;
  await makeWebhook(server, provider);
  const url = 'https://outro.example.pt';
  await makeWebhook(server, provider, { url, events: ['application.deadline_near'] });
  await makeWebhook(server, (await makeProvider(db)).id, { url });
  // As that version enters a status, which knows of no messages.
  for (const statusId of [
    applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
    awaitsRegulator,
    eligible,
  ]) {
    await db.update(applications).set({ statusId }).where(eq(applications.id, 1));
    await db.insert(applicationHistory).values({ applicationId: 1, statusId, createdOn: new Date() });
  }
  const { received, modules } = webhookReceiver();
  await work({ modules });
  const changed = (previousStatusId: number, statusId: number) => ({
    type: 'application.status_changed',
    data: { applicationId: 1, kind: 'request', previousStatusId, statusId },
  });
  expect(received.map(({ said }) => said)).toMatchObject([
    changed(submitted, processing),
    changed(processing, eligible),
  ]);
  const [message] = await db.select().from(webhookMessages);
  expect(message?.giveUpOn).toEqual(giveUpOn(message?.createdOn ?? new Date()));
});
