import { z } from 'zod';
import { isWithinLisbonDays } from '../../../contract/rules/activation';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { isDay } from '../../kit/inputs/dayText';

/** Returns noon UTC of a day, which falls on the same day in Portugal. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

interface DayLimits {
  /** The first day allowed; without it, any day up to `last`. */
  first: Date | null;
  last: Date;
  /** The message, or its key, for a day out of range. */
  outside: string;
}

const longAgo = new Date(0);

/** Returns the schema of a day in an action dialog, in Portugal's calendar (spec 5, activation and deactivation). */
export const daySchema = ({ first, last, outside }: DayLimits) =>
  z
    .string()
    .nullable()
    .transform((day, context): string => {
      const problem = () => {
        if (!day) return validationMessages.requiredInDialog;
        if (!isDay(day)) return 'kit.inputs.invalidDay';
        return isWithinLisbonDays(noonOf(day), first ?? longAgo, last) ? undefined : outside;
      };
      const message = problem();
      if (message) context.addIssue({ code: 'custom', message });
      return day ?? '';
    });
