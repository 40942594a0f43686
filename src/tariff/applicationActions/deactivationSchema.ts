import { deactivationBody } from '../../../contract/entities/applicationAction';
import { daySchema } from './daySchema';

/** Returns the schema of the deactivation dialog (spec 5, Deactivation dialog). */
export const deactivationSchema = (activatedOn: Date | null, now: Date) =>
  deactivationBody.extend({
    activationEndDate: daySchema({
      first: activatedOn,
      last: now,
      outside: 'applicationActions.deactivation.outside',
    }),
  });
