import { useTranslate } from 'ra-core';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/maintenance';
import { useSilentOne } from '../../../src/kit/data/queries';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Section } from '../../../src/ui/page/Section';
import { PeriodForm } from './PeriodForm';
import { currentOrNextPeriod, periodOf } from './useCurrentPeriod';

/** The section with the communication period (spec 2.7). */
export const PeriodSection = () => {
  const translate = useTranslate();
  const query = useSilentOne<MaintenancePeriodRecord>(...currentOrNextPeriod);
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
