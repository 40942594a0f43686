import { Hono } from 'hono';
import { serverModules } from '../modules/server';
import { answerFailure } from './http/answerFailure';
import { answerReadiness } from './http/answerReadiness';
import { answerRefusal } from './http/answerRefusal';
import { answerSecurityText, securityTextPath } from './http/answerSecurityText';
import type { AppParts } from './http/appParts';
import type { CallEnvironment } from './http/callEnvironment';
import { createMount } from './http/createMount';
import { limitRefusals } from './http/limitRefusals';
import { listCapabilities } from './http/listCalls';
import type { Mount } from './http/mount';
import { observeRequests } from './http/observeRequests';
import { dataHeaders, refuseForeignSites, securityHeaders } from './http/securityHeaders';
import { serveDescription } from './http/serveDescription';
import { httpTexts } from './http/texts';
import { annualMaintenanceRoutes } from './routes/annualMaintenance';
import { applicationRoutes } from './routes/application';
import { authenticationRoutes } from './routes/authentication';
import { consentRoutes } from './routes/consents';
import { ownCallRoutes } from './routes/ownCalls';
import { providerAndAddressRoutes } from './routes/providerAndAddress';
import { recordRoutes } from './routes/records';
import { sessionRoutes } from './routes/sessions';
import { userRoutes } from './routes/user';
import { verificationServiceRoutes } from './routes/verificationServices';

/** Every file of routes/; each mounts the calls of one group. */
const groups: readonly ((mount: Mount, parts: AppParts) => void)[] = [
  annualMaintenanceRoutes,
  applicationRoutes,
  authenticationRoutes,
  consentRoutes,
  ownCallRoutes,
  providerAndAddressRoutes,
  recordRoutes,
  sessionRoutes,
  userRoutes,
  verificationServiceRoutes,
];

/** Builds the back end from its parts. It never listens, so it runs wherever fetch(Request) does. */
export const createApp = (parts: AppParts): Hono => {
  const app = new Hono();
  const { publicUrl, clientConfig } = parts.settings;
  for (const { serveBeside } of serverModules) serveBeside?.(app, parts, serveDescription);
  app.use(observeRequests(parts));
  app.use('/api/*', dataHeaders());
  const corporateAuthority = clientConfig.corporateSignIn?.authority;
  app.use(securityHeaders({ publicUrl, corporateAuthority, inlineHashes: parts.inlineHashes }));
  app.onError((failure, c) => answerFailure(parts.log, failure, c));

  const api = new Hono<CallEnvironment>();
  api.use(refuseForeignSites(publicUrl));
  serveDescription(api, parts);
  const countRefusals = limitRefusals(parts);
  for (const { serve } of serverModules) serve?.({ app, api, countRefusals }, parts);
  const mount = createMount(api, parts, countRefusals);
  for (const routes of groups) routes(mount, parts);
  for (const { routes } of serverModules) routes?.(mount, parts);
  api.all('*', (c) => answerRefusal(c, httpTexts.notFound, 404));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', answerReadiness(parts));
  const served = {
    ...clientConfig,
    ...Object.assign({}, ...serverModules.map((module) => module.clientConfig?.(parts))),
    extensions: listCapabilities(parts.sandbox !== undefined),
  };
  if (parts.settings.securityContacts) app.get(securityTextPath, answerSecurityText(parts));
  app.get('/config.json', (c) => c.json(served, 200, { 'cache-control': 'no-cache' }));
  app.route('/api', api);
  return app;
};
