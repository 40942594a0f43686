import { activation } from '../../../contract/entities/applicationAction';
import { isPastActivationDeadline, otherActivationReasonIds } from '../../../contract/rules/activation';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { isDay } from '../../kit/inputs/dayText';
import { daySchema, noonOf } from './daySchema';

/** Returns whether an activation day is more than 10 days after the notification (spec 5, Activation dialog). */
export const isLateActivation = (notifiedOn: Date | null, day: string | null): boolean =>
  notifiedOn !== null && day !== null && isDay(day) && isPastActivationDeadline(notifiedOn, noonOf(day));

/** Returns whether a reason needs the free text 'Qual/Quais?' (spec 5 and 9). */
export const isOtherReason = (reasonId: number | null | undefined): boolean =>
  typeof reasonId === 'number' && otherActivationReasonIds.includes(reasonId);

/**
 * Returns the schema of the activation dialog (spec 5, Activation dialog); `first` is the first day allowed,
 * if it is not the day of the notification.
 */
export const activationSchema = (notifiedOn: Date | null, now: Date, first = notifiedOn) =>
  activation
    .extend({
      activationStartDate: daySchema({
        first,
        last: now,
        outside: 'applicationActions.activation.outside',
      }),
    })
    .check((context) => {
      const { activationStartDate, activationStartReasonId, activationStartOtherReason } = context.value;
      const miss = (field: keyof typeof context.value) =>
        context.issues.push({
          code: 'custom',
          path: [field],
          message: validationMessages.requiredInDialog,
          input: context.value,
        });
      if (isLateActivation(notifiedOn, activationStartDate) && !activationStartReasonId)
        miss('activationStartReasonId');
      if (isOtherReason(activationStartReasonId) && !activationStartOtherReason?.trim())
        miss('activationStartOtherReason');
    });
