import { addAccess } from '../contract/access';
import { fillLater, fillSlots } from '../src/kit/layout/Slot';
import { approvals } from './approvals/screens';
import { auditProof } from './auditProof/screens';
import type { ClientModule } from './clientModule';
import { dataProtection } from './dataProtection/screens';
import { desk } from './desk/screens';
import { elements } from './elements/screens';
import { factors } from './factors/screens';
import { find } from './find/screens';
import { help } from './help/screens';
import { integration } from './integration/screens';
import { isIn } from './isIn';
import { notes } from './notes/screens';
import { overview } from './overview/screens';
import { renewal } from './renewal/screens';
import { sandbox } from './sandbox/screens';
import { savedSearches } from './savedSearches/screens';
import { toDo } from './toDo/screens';
import { webhooks } from './webhooks/screens';

/** The modules that the client has; what belongs to any other is not there. */
export const clientModules: readonly ClientModule[] = [
  approvals,
  auditProof,
  dataProtection,
  desk,
  elements,
  factors,
  find,
  help,
  integration,
  notes,
  overview,
  renewal,
  sandbox,
  savedSearches,
  toDo,
  webhooks,
].filter(isIn);

for (const { access, slots, late = [], load } of clientModules) {
  if (access) addAccess(access);
  if (slots) fillSlots(slots);
  if (load) fillLater(late, async () => (await load()).slots);
}
