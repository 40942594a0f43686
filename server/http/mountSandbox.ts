import type { Hono } from 'hono';
import type { ErrorCode } from '../../contract/rules/errorCodes';
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
  const notFound = () => refused(httpTexts.notFound, 404, 'no_such_call');
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
      return refused(sandboxTexts.notOpened, 503, 'unavailable', { 'retry-after': String(retrySeconds) });
    }
  });
};

/** Refuses before the sandbox is reached, in the form that it would. */
const refused = (message: string, status: number, code: ErrorCode, headers: HeadersInit = {}) =>
  Response.json({ message, code }, { status, headers });
