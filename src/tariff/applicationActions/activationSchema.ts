import { z } from 'zod';
import { isPastActivationDeadline, otherActivationReasonIds } from '../../../contract/rules/activation';
import { fieldLengths } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';
import { isDay } from '../../kit/inputs/dayText';
import { daySchema, noonOf } from './daySchema';

/** Whether an activation on a day comes more than 10 days after the notification (spec 5, Activation dialog). */
export const isLateActivation = (notifiedOn: Date | null, day: string | null): boolean =>
  notifiedOn !== null && day !== null && isDay(day) && isPastActivationDeadline(notifiedOn, noonOf(day));

/** Whether a reason needs the free text 'Qual/Quais?' (spec 5 and 9). */
export const isOtherReason = (reasonId: number | null): boolean =>
  reasonId !== null && otherActivationReasonIds.includes(reasonId);

/** The values of the activation dialog and their rules (spec 5, Activation dialog). */
export const activationSchema = (notifiedOn: Date | null, now: Date) =>
  z
    .object({
      applicationId: z.number(),
      day: daySchema({ first: notifiedOn, last: now, outside: 'applicationActions.activation.outside' }),
      reasonId: z.number().nullable(),
      otherReason: z
        .string()
        .max(fieldLengths.otherReason, messages.tooLong(fieldLengths.otherReason))
        .nullable(),
    })
    .check((context) => {
      const { day, reasonId, otherReason } = context.value;
      const miss = (field: string) =>
        context.issues.push({
          code: 'custom',
          path: [field],
          message: messages.requiredInDialog,
          input: context.value,
        });
      if (isLateActivation(notifiedOn, day) && reasonId === null) miss('reasonId');
      if (isOtherReason(reasonId) && !otherReason?.trim()) miss('otherReason');
    });
