import { variables as ofCore } from '../../../../server/node/settings/environment';
import { erasureSettings, erasureVariables } from './erasureSettings';
import { retentionMistakes, retentionSettings, retentionVariables } from './retentionSettings';

const own = { ...erasureVariables, ...retentionVariables };

/** The names of the variables. */
export const variables = Object.keys(own);

/** Reads the variables, and the folder of the core's data, where the list of erasures is if nothing else is said. */
export const dataProtectionSettings = ofCore
  .pick({ DATA_DIR: true })
  .extend(own)
  .superRefine((env, context) => {
    for (const { name, message } of retentionMistakes(env))
      context.addIssue({ code: 'custom', path: [name], message });
  })
  .transform((env) => ({
    erasures: erasureSettings(env),
    retention: retentionSettings(env),
    /** The officer who is told what the schedule removes. */
    officer: env.DATA_PROTECTION_MAIL,
  }));
