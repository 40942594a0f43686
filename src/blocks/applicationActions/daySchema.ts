import { z } from 'zod';
import { isWithinLisbonDays } from '../../../contract/rules/activation';
import { messages } from '../../../contract/rules/messages';
import { isDay } from '../../kit/inputs/dayText';

/** Noon of a kept day, which is that day in Portugal too. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

interface DayLimits {
  /** The first day that may be chosen; any day before `last` when there is none. */
  first: Date | null;
  last: Date;
  /** The message, or its key, for a day outside. */
  outside: string;
}

const longAgo = new Date(0);

/** A day that an action dialog asks for, in Portugal's calendar (spec 5, activation and deactivation). */
export const daySchema = ({ first, last, outside }: DayLimits) =>
  z
    .string()
    .nullable()
    .transform((day, context): string => {
      const problem = () => {
        if (!day) return messages.requiredInDialog;
        if (!isDay(day)) return 'kit.inputs.invalidDay';
        return isWithinLisbonDays(noonOf(day), first ?? longAgo, last) ? undefined : outside;
      };
      const message = problem();
      if (message) context.addIssue({ code: 'custom', message });
      return day ?? '';
    });
