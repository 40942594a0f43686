import type { NodeModule } from '../server/node/modules/nodeModule';
import { auditProofOnNode } from './auditProof/server/node';
import { dataProtectionOnNode } from './dataProtection/server/node';
import { factorsOnNode } from './factors/server/node';
import { integrationOnNode } from './integration/server/node';
import { isIn } from './isIn';
import { renewalOnNode } from './renewal/server/node';
import { sandboxOnNode } from './sandbox/server/node';
import { scanningOnNode } from './scanning/server/node';
import { toDoOnNode } from './toDo/server/node';
import { webhooksOnNode } from './webhooks/server/node';

/** What of the modules needs Node: settings, connections, checks and metrics. */
export const nodeModules: readonly NodeModule[] = [
  auditProofOnNode,
  dataProtectionOnNode,
  factorsOnNode,
  integrationOnNode,
  renewalOnNode,
  sandboxOnNode,
  scanningOnNode,
  toDoOnNode,
  webhooksOnNode,
].filter(isIn);
