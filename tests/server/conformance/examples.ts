import { isIn } from '../../../modules/isIn';
import { actionExamples } from './actionExamples';
import { applicationExamples } from './applicationExamples';
import type { Examples } from './example';
import { maintenanceExamples } from './maintenanceExamples';
import { recordExamples } from './recordExamples';
import { sessionExamples } from './sessionExamples';
import { userExamples } from './userExamples';

const ofModules = import.meta.glob<{ examples: Examples }>('../../../modules/*/tests/examples.ts', {
  eager: true,
});

/** One example for every call of contract/calls, of the modules and of every plain resource, by the call's export name. */
export const examples: Examples = {
  ...sessionExamples,
  ...applicationExamples,
  ...actionExamples,
  ...maintenanceExamples,
  ...userExamples,
  ...recordExamples,
  ...Object.assign(
    {},
    ...Object.entries(ofModules).map(
      ([path, { examples }]) => isIn({ name: path.split('/').at(-3) ?? '' }) && examples,
    ),
  ),
};
