import { z } from 'zod';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { databaseMistakes } from '../../../../server/node/settings/productionRules';
import { nodeSandbox } from './nodeSandbox';
import { sandboxCheck } from './sandboxCheck';
import { sandboxMistakes, sandboxVariables } from './sandboxSettings';

/** Its variable, and those of the core that it is compared with, which the core judges. */
const settings = z
  .object({
    ...sandboxVariables,
    DATABASE_URL: sandboxVariables.SANDBOX_DATABASE_URL.catch(undefined),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((read, context) => {
    const { SANDBOX_DATABASE_URL: url, NODE_ENV } = read;
    const mistakes = [
      ...sandboxMistakes(read),
      ...(url && NODE_ENV === 'production' ? databaseMistakes('SANDBOX_DATABASE_URL', url) : []),
    ];
    for (const { name, message } of mistakes) context.addIssue({ code: 'custom', path: [name], message });
  });

/** Opens the database of the sandbox: another one of PostgreSQL, or a folder beside the built-in one. */
export const sandboxOnNode = defineNodeModule({
  name: 'sandbox',
  variables: Object.keys(sandboxVariables),
  settings,
  openSandbox: ({ SANDBOX_DATABASE_URL: sandboxUrl }, { config, db, parts }) =>
    nodeSandbox({ ...config, sandboxUrl }, { db }, parts),
  checkBesideDatabase: ({ SANDBOX_DATABASE_URL }) => sandboxCheck(SANDBOX_DATABASE_URL),
});
