import type { ServerModule } from '../../../server/http/serverModule';
import * as calls from '../contract/calls';
import { endClaim, requireUnheld } from './claims';
import { deskRoutes } from './routes';

/** Several officers share the queues: who decides what, the next request, and what changes meanwhile. */
export const desk: ServerModule = {
  name: 'desk',
  calls,
  routes: deskRoutes,
  hooks: { mayChangeRequest: requireUnheld, statusEntered: endClaim },
};
