import { z } from 'zod';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { defaultClientCallLimits } from '../calls/countClientCall';

/** A limit that clients are told; there always is one. */
const limit = (byDefault: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(byDefault);

const variables = {
  CLIENT_CALLS_PER_MINUTE: limit(defaultClientCallLimits.minute),
  CLIENT_CALLS_PER_DAY: limit(defaultClientCallLimits.day),
};

/** How often the systems of one provider may call. */
export const integrationOnNode = defineNodeModule({
  name: 'integration',
  variables: Object.keys(variables),
  settings: z.object(variables),
  open: ({ CLIENT_CALLS_PER_MINUTE: minute, CLIENT_CALLS_PER_DAY: day }) => ({
    integration: { callLimits: { minute, day } },
  }),
});
