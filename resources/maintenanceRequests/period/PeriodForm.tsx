import { useCanAccess, useTranslate, useUpdate } from 'ra-core';
import type { Period } from '../../../contract/rules/maintenancePeriod';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/maintenance';
import { useAction } from '../../../src/kit/actions/useAction';
import { ValidatedForm } from '../../../src/kit/form/ValidatedForm';
import { Button } from '../../../src/ui/buttons/Button';
import { FieldRow } from './FieldRow';
import { PeriodBeginInput } from './PeriodBeginInput';
import { PeriodEndInput } from './PeriodEndInput';
import { dayOf } from './periodMoments';
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
