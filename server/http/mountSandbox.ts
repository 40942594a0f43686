import { Hono } from 'hono';
import type { ErrorCode } from '../../contract/rules/errorCodes';
import { tokenTexts } from '../services/apiClients/texts';
import { sandboxTexts } from '../services/context/texts';
import { sessionTexts } from '../services/session/texts';
import { describeFailure } from './answerFailure';
import { answerRefusal } from './answerRefusal';
import type { AppParts } from './appParts';
import type { CallEnvironment } from './callEnvironment';
import { answerMetadata, metadataPath, tokenPath } from './clientTokens';
import { observeRequests } from './observeRequests';
import { dataHeaders } from './securityHeaders';
import { serveDescription } from './serveDescription';
import { httpTexts } from './texts';

/** Seconds until it is worth trying again where the sandbox could not be opened. */
const retrySeconds = 15;

/**
 * Serves the sandbox below /sandbox; it observes its requests itself. What goes wrong there stays there. Where nobody has
 * used it, no call makes it: that is up to people with a session.
 */
export const mountSandbox = (app: Hono, parts: AppParts): void => {
  const { sandbox, log } = parts;
  const unused = unusedSandbox(parts);
  const notFound = () => refused(httpTexts.notFound, 404, 'no_such_call');
  app.mount('/sandbox', async (request, environment: unknown) => {
    const { pathname } = new URL(request.url);
    if (!sandbox || !(pathname.startsWith('/api/') || pathname === metadataPath)) return notFound();
    try {
      const opened = await sandbox.openIfUsed();
      return await (opened ?? unused).fetch(request, environment as object);
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

/** Answers as a sandbox that nobody has used: it describes itself, and has no client whose token it could know. */
const unusedSandbox = (parts: AppParts): Hono => {
  const settings = { publicUrl: parts.settings.publicUrl, apiEnvironment: 'sandbox' } as const;
  const api = new Hono<CallEnvironment>();
  serveDescription(api, { settings });
  api.post(tokenPath, (c) => c.json({ error: 'invalid_client', message: tokenTexts.refused }, 401));
  api.all('*', (c) => answerRefusal(c, sessionTexts.ended, 401, 'unauthenticated'));
  const app = new Hono();
  app.use(observeRequests(parts));
  app.use(dataHeaders());
  app.get(metadataPath, answerMetadata(settings));
  app.route('/api', api);
  return app;
};
