import { z } from 'zod';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { factorRules, factorVariables } from './factorSettings';

/** The rules about factors, from the environment. */
export const factorsOnNode = defineNodeModule({
  name: 'factors',
  variables: Object.keys(factorVariables),
  settings: z.object(factorVariables),
  open: (settings) => ({ factors: factorRules(settings) }),
});
