import { addAccess } from '../contract/access';
import type { ServerModule } from '../server/http/serverModule';
import { addHooks } from '../server/services/hooks/hooks';
import { addJobKinds } from '../server/services/queue/jobKinds';
import { approvals } from './approvals/server';
import { auditProof } from './auditProof/server';
import { dataProtection } from './dataProtection/server';
import { desk } from './desk/server';
import { elements } from './elements/server';
import { factors } from './factors/server';
import { find } from './find/server';
import { integration } from './integration/server';
import { isIn } from './isIn';
import { notes } from './notes/server';
import { overview } from './overview/server';
import { renewal } from './renewal/server';
import { sandbox } from './sandbox/server';
import { savedSearches } from './savedSearches/server';
import { scanning } from './scanning/server';
import { toDo } from './toDo/server';
import { webhooks } from './webhooks/server';

/** The modules that the server has; what belongs to any other is not there. */
export const serverModules: readonly ServerModule[] = [
  approvals,
  auditProof,
  dataProtection,
  desk,
  elements,
  factors,
  find,
  integration,
  notes,
  overview,
  renewal,
  sandbox,
  savedSearches,
  scanning,
  toDo,
  webhooks,
].filter(isIn);

for (const { access, hooks, jobs } of serverModules) {
  if (access) addAccess(access);
  if (hooks) addHooks(hooks);
  if (jobs) addJobKinds(jobs.kinds);
}
