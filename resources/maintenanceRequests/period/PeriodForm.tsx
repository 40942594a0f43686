import { useCanAccess, useTranslate, useUpdate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { beginRange, endRange, type Period, periodTimes } from '../../../contract/rules/maintenancePeriod';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/maintenance';
import { useAction } from '../../../src/kit/actions/useAction';
import { RevalidateWith } from '../../../src/kit/form/RevalidateWith';
import { ValidatedForm } from '../../../src/kit/form/ValidatedForm';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import { Button } from '../../../src/ui/buttons/Button';
import { FieldRow } from './FieldRow';
import { dayOf, momentOf } from './periodMoments';
import { chosenPeriod, type PeriodDays, validatePeriod } from './validatePeriod';

interface PeriodFormProps {
  periodId: number | null;
  stored: Period;
  /** Whether the start date is locked, as it is while the period is in effect. */
  isBeginLocked: boolean;
  isLoaded: boolean;
}

/** The form with both dates and 'Gravar'. */
export const PeriodForm = ({ periodId, stored, isBeginLocked, isLoaded }: PeriodFormProps) => {
  const translate = useTranslate();
  const [update] = useUpdate<MaintenancePeriodRecord>();
  const { canAccess = false } = useCanAccess({ action: 'changePeriod' });
  const mayChange = canAccess && isLoaded;
  const { start, isRunning } = useAction({
    run: (days: PeriodDays) => {
      const { beginDate, endDate } = chosenPeriod(
        { beginDate: days.beginDate ?? '', endDate: days.endDate ?? '' },
        stored,
      );
      return update(
        'maintenancePeriods',
        {
          id: 'currentOrNext',
          data: { periodId, beginDate: beginDate.toISOString(), endDate: endDate.toISOString() },
        },
        { returnPromise: true },
      );
    },
    successMessage: 'maintenance.period.success',
    failureMessage: 'maintenance.period.failure',
  });
  return (
    <ValidatedForm
      validate={(days: PeriodDays) => validatePeriod(days, stored)}
      defaultValues={{ beginDate: dayOf(stored.beginDate), endDate: dayOf(stored.endDate) }}
      onSubmit={start}
    >
      <FieldRow
        button={
          <Button type="submit" variant="contained" disabled={!mayChange} loading={isRunning}>
            {translate('maintenance.save')}
          </Button>
        }
      >
        <PeriodBeginInput disabled={!mayChange || isBeginLocked} />
        <PeriodEndInput disabled={!mayChange} />
      </FieldRow>
    </ValidatedForm>
  );
};

/** The start date, from today or 1 January to 31 December of its year (spec 5). */
const PeriodBeginInput = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { min, max } = beginRange({ beginDate: useChosenBegin() }, new Date());
  return (
    <DateInput
      source="beginDate"
      required
      disabled={disabled}
      min={dayOf(min) ?? undefined}
      max={dayOf(max) ?? undefined}
      helperText={translate('maintenance.period.beginTime')}
    />
  );
};

/** The end date, from the start date to 31 December of its year (spec 5). */
const PeriodEndInput = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { min, max } = endRange({ beginDate: useChosenBegin() }, new Date());
  return (
    <>
      <DateInput
        source="endDate"
        required
        disabled={disabled}
        min={dayOf(min) ?? undefined}
        max={dayOf(max) ?? undefined}
        helperText={translate('maintenance.period.endTime')}
      />
      <RevalidateWith source="endDate" other="beginDate" onlyErrors />
    </>
  );
};

/** Returns the start date in the surrounding form; null while it is not a valid day. */
const useChosenBegin = (): Date | null => {
  const day: unknown = useWatch({ name: 'beginDate' });
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentOf(day, periodTimes.begin) : null;
};
