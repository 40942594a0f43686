import type { Hono } from 'hono';
import { sandboxTexts } from '../services/sandbox/texts';
import { describeFailure } from './answerFailure';
import type { AppParts } from './appParts';
import { metadataPath } from './clientTokens';
import { httpTexts } from './texts';

/** Seconds until it is worth trying again where the sandbox could not be opened. */
const retrySeconds = 15;

/**
 * Serves the sandbox below /sandbox, opening it at the first call; it observes its requests itself. What goes wrong there stays
 * there.
 */
export const mountSandbox = (app: Hono, { sandbox, log }: AppParts): void => {
  const notFound = () => Response.json({ message: httpTexts.notFound }, { status: 404 });
  app.mount('/sandbox', async (request, environment: unknown) => {
    const { pathname } = new URL(request.url);
    if (!sandbox || !(pathname.startsWith('/api/') || pathname === metadataPath)) return notFound();
    try {
      const opened = await sandbox.open();
      return await opened.fetch(request, environment);
    } catch (failure) {
      log.error('the sandbox could not be opened', {
        environment: 'sandbox',
        failure: describeFailure(failure),
      });
      return Response.json(
        { message: sandboxTexts.notOpened },
        { status: 503, headers: { 'retry-after': String(retrySeconds) } },
      );
    }
  });
};
