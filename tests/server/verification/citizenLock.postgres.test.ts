import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { findBlocking } from '../../../server/services/applications/moves/verify';
import { makeApplication, makeProvider } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { createTestServer, type TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
}, 60_000);
afterAll(() => server.close());

describe('10.3 verification: one live request per citizen', () => {
  it('a request that is stored while a later one is verified waits, and is told of it', async () => {
    const { db } = server;
    const context = { now: () => new Date(), remoteAddress: null };
    const { id: providerId } = await makeProvider(db);
    const fiscalNumber = validNif(4_000_001);
    // The first request has a lower id, but was not stored yet when the later one was verified.
    const later = await makeApplication(db, { providerId, fiscalNumber });
    const earlier = { ...later, id: later.id - 1 };
    let verifiedBeside: Promise<number | undefined> | undefined;
    await db.transaction(async (tx) => {
      expect(await findBlocking({ ...context, db: tx }, later)).toBeUndefined();
      verifiedBeside = db.transaction((other) => findBlocking({ ...context, db: other }, earlier));
      await untilTheyWait(tx, [verifiedBeside]);
      await tx
        .update(applications)
        .set({ statusId: applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority })
        .where(eq(applications.id, later.id));
    });
    expect(await verifiedBeside).toBe(later.id);
  });
});
