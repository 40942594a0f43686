import { actionExamples } from './actionExamples';
import { applicationExamples } from './applicationExamples';
import type { Examples } from './example';
import { maintenanceExamples } from './maintenanceExamples';
import { recordExamples } from './recordExamples';
import { sessionExamples } from './sessionExamples';
import { userExamples } from './userExamples';

/** One example for every call of contract/calls, by the name that the call is exported with, and of every plain resource. */
export const examples: Examples = {
  ...sessionExamples,
  ...applicationExamples,
  ...actionExamples,
  ...maintenanceExamples,
  ...userExamples,
  ...recordExamples,
};
