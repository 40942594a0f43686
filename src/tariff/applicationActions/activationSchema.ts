import { activation } from '../../../contract/entities/applicationAction';
import { isPastActivationDeadline, otherActivationReasonIds } from '../../../contract/rules/activation';
import { messages } from '../../../contract/rules/messages';
import { isDay } from '../../kit/inputs/dayText';
import { daySchema, noonOf } from './daySchema';

/** Whether an activation on a day comes more than 10 days after the notification (spec 5, Activation dialog). */
export const isLateActivation = (notifiedOn: Date | null, day: string | null): boolean =>
  notifiedOn !== null && day !== null && isDay(day) && isPastActivationDeadline(notifiedOn, noonOf(day));

/** Whether a reason needs the free text 'Qual/Quais?' (spec 5 and 9). */
export const isOtherReason = (reasonId: number | null | undefined): boolean =>
  typeof reasonId === 'number' && otherActivationReasonIds.includes(reasonId);

/** The values of the activation dialog and their rules (spec 5, Activation dialog); `first` is the first day, where it is not that of the notification. */
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
          message: messages.requiredInDialog,
          input: context.value,
        });
      if (isLateActivation(notifiedOn, activationStartDate) && !activationStartReasonId)
        miss('activationStartReasonId');
      if (isOtherReason(activationStartReasonId) && !activationStartOtherReason?.trim())
        miss('activationStartOtherReason');
    });
