import { TZDate } from '@date-fns/tz';
import { useCanAccess, useTranslate, useUpdate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { lisbonDate, lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import {
  beginRange,
  endRange,
  isInEffect,
  type Period,
  periodProblems,
  periodTimes,
} from '../../../contract/rules/maintenancePeriod';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/onDemand/maintenancePeriods';
import { useAction } from '../../../src/kit/actions/useAction';
import { useSilentOne } from '../../../src/kit/data/queries';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import type { FieldErrors } from '../../../src/kit/form/fieldErrors';
import { RevalidateWith } from '../../../src/kit/form/RevalidateWith';
import { SimpleForm } from '../../../src/kit/form/SimpleForm';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import { Button } from '../../../src/ui/buttons/Button';
import { Section } from '../../../src/ui/page/Section';
import '../maintenance.css';
import { currentOrNextPeriod, periodOf } from './providerFacts';
import { periodTexts } from './texts';

/** The section with the communication period (spec 2.7). */
export const PeriodSection = () => {
  const query = useSilentOne<MaintenancePeriodRecord>(...currentOrNextPeriod);
  const { data, isPending } = query;
  const stored = periodOf(data);
  const isRunning = isInEffect(stored, new Date());
  return (
    <Section title={periodTexts.title} description={isRunning && periodTexts.inEffect}>
      <RetryAlert queries={[query]} />
      <PeriodForm
        key={isPending ? 'pending' : 'loaded'}
        periodId={data?.periodId ?? null}
        stored={stored}
        isBeginLocked={isRunning}
        isLoaded={data !== undefined}
      />
    </Section>
  );
};

interface PeriodFormProps {
  periodId: number | null;
  stored: Period;
  /** Whether the start date is locked, as it is while the period is in effect. */
  isBeginLocked: boolean;
  isLoaded: boolean;
}

/** The form with both dates and 'Gravar'. */
const PeriodForm = ({ periodId, stored, isBeginLocked, isLoaded }: PeriodFormProps) => {
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
    successMessage: periodTexts.success,
    failureMessage: periodTexts.failure,
  });
  return (
    <SimpleForm
      validate={(days: PeriodDays) => validatePeriod(days, stored)}
      defaultValues={{ beginDate: dayOf(stored.beginDate), endDate: dayOf(stored.endDate) }}
      onSubmit={start}
    >
      <div className="field-row">
        <div>
          <PeriodBeginInput disabled={!mayChange || isBeginLocked} />
        </div>
        <div>
          <PeriodEndInput disabled={!mayChange} />
        </div>
        <Button type="submit" variant="outlined" disabled={!mayChange} loading={isRunning}>
          {translate('maintenance.save')}
        </Button>
      </div>
    </SimpleForm>
  );
};

/** The start date, from today or 1 January to 31 December of its year (spec 5). */
const PeriodBeginInput = ({ disabled }: { disabled: boolean }) => {
  const { min, max } = beginRange({ beginDate: useChosenBegin() }, new Date());
  return (
    <DateInput
      source="beginDate"
      required
      disabled={disabled}
      min={dayOf(min) ?? undefined}
      max={dayOf(max) ?? undefined}
      helperText={periodTexts.beginTime}
    />
  );
};

/** The end date, from the start date to 31 December of its year (spec 5). */
const PeriodEndInput = ({ disabled }: { disabled: boolean }) => {
  const { min, max } = endRange({ beginDate: useChosenBegin() }, new Date());
  return (
    <>
      <DateInput
        source="endDate"
        required
        disabled={disabled}
        min={dayOf(min) ?? undefined}
        max={dayOf(max) ?? undefined}
        helperText={periodTexts.endTime}
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

/** The form's values: days as yyyy-MM-dd, or the typed text if it is not a day. */
interface PeriodDays {
  beginDate: string | null;
  endDate: string | null;
}

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Returns the moments of the chosen days: 00:00 and 23:59, or the stored ones (spec 5, Default times). */
const chosenPeriod = (days: { beginDate: string; endDate: string }, stored: Period) => ({
  beginDate: momentOf(days.beginDate, periodTimes.begin, stored.beginDate),
  endDate: momentOf(days.endDate, periodTimes.end, stored.endDate),
});

const fields = ['beginDate', 'endDate'] as const;

/** Returns what is wrong with the communication period, by field (spec 5), as of now. */
const validatePeriod = (days: PeriodDays, stored: Period): FieldErrors => {
  const now = new Date();
  // A missing day is replaced by one that can't make the other one wrong.
  const beginDate = isDay(days.beginDate) ? days.beginDate : lisbonDate(now);
  const endDate = isDay(days.endDate) ? days.endDate : beginDate;
  const ofMoments = periodProblems(chosenPeriod({ beginDate, endDate }, stored), stored, now);
  const problems = fields.map((field) => {
    const day = days[field];
    return [
      field,
      !day ? validationMessages.required : isDay(day) ? ofMoments[field] : 'kit.inputs.invalidDay',
    ];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem));
};

/** Returns the calendar day in Portugal of a moment, yyyy-MM-dd; null if there is none. */
const dayOf = (moment: Date | null | undefined): string | null => (moment ? lisbonDate(moment) : null);

/** Returns the moment of a time on a calendar day in Portugal; keeps the stored moment if it is on that day. */
const momentOf = (
  day: string,
  { hours, minutes }: { hours: number; minutes: number },
  stored?: Date | null,
): Date => {
  if (stored && dayOf(stored) === day) return stored;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, lisbonTimeZone).getTime());
};
