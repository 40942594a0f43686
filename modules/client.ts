import { addAccess } from '../contract/access';
import { fillSlots } from '../src/kit/layout/Slot';
import { auditProof } from './auditProof/screens';
import type { ClientModule } from './clientModule';
import { help } from './help/screens';
import { isIn } from './isIn';
import { overview } from './overview/screens';

/** The modules that the client has; what belongs to any other is not there. */
export const clientModules: readonly ClientModule[] = [auditProof, help, overview].filter(isIn);

for (const { access, slots } of clientModules) {
  if (access) addAccess(access);
  if (slots) fillSlots(slots);
}
