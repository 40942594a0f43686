import { useTranslate } from 'ra-core';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/maintenanceRecords';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { useSilentOne } from '../../../src/kit/data/useSilentOne';
import { Section } from '../../../src/kit/layout/Section';
import { periodOf } from '../useCurrentPeriod';
import { PeriodForm } from './PeriodForm';

/** When providers may hand in their yearly lists (spec 2.7, section 3). */
export const PeriodSection = () => {
  const translate = useTranslate();
  const query = useSilentOne<MaintenancePeriodRecord>('maintenancePeriods', 'currentOrNext');
  const { data, isPending } = query;
  const stored = periodOf(data);
  const isRunning = isInEffect(stored, new Date());
  return (
    <Section
      title={translate('maintenance.period.title')}
      description={isRunning && translate('maintenance.period.inEffect')}
    >
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
