import { useCanAccess, useGetOne, useTranslate } from 'ra-core';
import type { Overview } from '../../contract/entities/overview';
import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { Page } from '../../src/kit/layout/Page';
import { Text } from '../../src/ui/layout/Stack';
import { PageSkeleton } from '../../src/ui/page/PageSkeleton';
import { FigureSection } from './FigureSection';
import { dayText, figuresOf } from './figures';
import './overview.css';

/** What waits, what was decided and how fast: six charts, each with its table, whose bars lead to the lists behind them. */
export const OverviewPage = () => {
  const translate = useTranslate();
  const { data, isPending, ...query } = useGetOne<Overview & { id: string }>('overview', { id: 'today' });
  const { canAccess: mayOpenYearly = false } = useCanAccess({
    resource: 'maintenanceRequests',
    action: 'list',
  });
  return (
    <Page isWide title={translate('overview.title')}>
      <RetryAlert queries={[query]} />
      {isPending && <PageSkeleton />}
      {data && (
        <>
          <Text tone="secondary">{translate('overview.asOf', { day: dayText(data.day) })}</Text>
          <div className="overview">
            {figuresOf(data, mayOpenYearly, translate).map((figure) => (
              <FigureSection key={figure.name} figure={figure} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
};
