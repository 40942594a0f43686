import { deactivationBody } from '../../../contract/entities/applicationAction';
import { daySchema } from './daySchema';

/** The values of the deactivation dialog and their rules (spec 5, Deactivation dialog). */
export const deactivationSchema = (activatedOn: Date | null, now: Date) =>
  deactivationBody.extend({
    activationEndDate: daySchema({
      first: activatedOn,
      last: now,
      outside: 'applicationActions.deactivation.outside',
    }),
  });
