import { Hono } from 'hono';
import { answerRefusal, failureOf } from '../../../server/http/answerRefusal';
import type { AppParts } from '../../../server/http/appParts';
import type { CallEnvironment } from '../../../server/http/callEnvironment';
import { observeRequests } from '../../../server/http/observeRequests';
import { dataHeaders } from '../../../server/http/securityHeaders';
import type { ServerModule } from '../../../server/http/serverModule';
import { httpTexts } from '../../../server/http/texts';
import { describeFailure } from '../../../server/lib/describeFailure';
import type { CodedText } from '../../../server/lib/refusal';
import { sessionTexts } from '../../../server/services/session/texts';
import { tokenTexts } from '../../integration/server/clients/texts';
import { answerMetadata, metadataPath, tokenPath } from '../../integration/server/tokens/serveTokens';
import { sandboxTexts } from './texts';

type ServeBeside = NonNullable<ServerModule['serveBeside']>;

/** Seconds until it is worth trying again where the sandbox could not be opened. */
const retrySeconds = 15;

/**
 * Serves the sandbox below /sandbox; it observes its requests itself. What goes wrong there stays there. Where nobody has
 * used it, no call makes it: that is up to people with a session.
 */
export const serveSandbox: ServeBeside = (app, parts, describe) => {
  const { sandbox, log, settings } = parts;
  if (settings.apiEnvironment === 'sandbox') return;
  const unused = unusedSandbox(parts, describe);
  const notFound = () => refused(httpTexts.notFound, 404);
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
      return refused({ text: sandboxTexts.notOpened, code: 'unavailable' }, 503, {
        'retry-after': String(retrySeconds),
      });
    }
  });
};

/** Refuses before the sandbox is reached, in the form that it would. */
const refused = (said: CodedText, status: number, headers: HeadersInit = {}) =>
  Response.json(failureOf(said), { status, headers });

/** Answers as a sandbox that nobody has used: it describes itself, and has no client whose token it could know. */
const unusedSandbox = (parts: AppParts, describe: Parameters<ServeBeside>[2]): Hono => {
  const settings = { publicUrl: parts.settings.publicUrl, apiEnvironment: 'sandbox' } as const;
  const api = new Hono<CallEnvironment>();
  describe(api, { settings });
  api.post(tokenPath, (c) => c.json({ error: 'invalid_client', message: tokenTexts.refused }, 401));
  api.all('*', (c) => answerRefusal(c, { text: sessionTexts.ended, code: 'unauthenticated' }, 401));
  const app = new Hono();
  app.use(observeRequests(parts));
  app.use(dataHeaders());
  app.get(metadataPath, answerMetadata(settings));
  app.route('/api', api);
  return app;
};
