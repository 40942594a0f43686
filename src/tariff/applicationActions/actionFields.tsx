import { useGetList } from 'ra-core';
import { z } from 'zod';
import type { Described } from '../../../contract/entities/described';
import { isWithinLisbonDays } from '../../../contract/rules/activation';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { isDay } from '../../kit/inputs/dayText';
import { SelectInput } from '../../kit/inputs/SelectInput';
import type { InputProps } from '../../kit/inputs/useFieldProps';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';

interface ReasonInputProps extends InputProps {
  /** The resource that lists the reasons. */
  reasons: 'activationReasons' | 'inactivationReasons' | 'cancellationReasons';
}

const fiveMinutes = 300_000;

/** A select for an action's reason, filled from the server's list (spec 3, Reason). */
export const ReasonInput = ({ reasons, ...props }: ReasonInputProps) => {
  const notifyFailure = useNotifyFailure();
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Described, Error>(
    reasons,
    {},
    {
      staleTime: fiveMinutes,
      onError: (error) => notifyFailure(error, 'applicationActions.reasonsNotLoaded'),
    },
  );
  const onOpen = () => error && void refetch();
  return <SelectInput {...props} choices={data} optionText="description" onOpen={onOpen} />;
};

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
