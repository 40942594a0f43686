import { onTestFinished } from 'vitest';
import { queueResultMail } from '../../../server/services/mail/resultMail';
import { makeApplication } from '../../support/builders';
import { createTestServer } from '../../support/testServer';

/** Starts a server with one application, and returns it with a function that queues a result e-mail. */
export const openQueue = async (now: () => Date) => {
  const server = await createTestServer({ seed: 'empty', now });
  onTestFinished(() => server.close());
  const { db } = server;
  const context = { db, now, remoteAddress: null };
  const { id: applicationId } = await makeApplication(db);
  const queueMail = (to: string) =>
    queueResultMail(context, {
      applicationId,
      to,
      subject: 'Resultado',
      body: 'Elegível.',
      createdOn: now(),
    });
  return { server, db, context, queueMail };
};
