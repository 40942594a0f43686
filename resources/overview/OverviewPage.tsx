import { useCanAccess, useGetOne, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Overview } from '../../contract/entities/overview';
import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { Page } from '../../src/kit/layout/Page';
import { Text } from '../../src/ui/layout/Stack';
import { PageSkeleton } from '../../src/ui/page/PageSkeleton';
import { BarChart, FigureSection } from './FigureSection';
import { dayText, figuresOf } from './figures';
import { overviewTexts } from './overviewTexts';
import './overview.css';

/** What waits, what was decided and how fast: six charts, each with its table, whose bars lead to the lists behind them. */
export const OverviewPage = () => {
  const translate = useTranslate();
  const { data, isPending, ...query } = useGetOne<Overview & { id: string }>('overview', { id: 'today' });
  const { canAccess: mayOpenYearly = false } = useCanAccess({
    resource: 'maintenanceRequests',
    action: 'list',
  });
  // The charts are fetched beside the figures, and with no other page.
  useEffect(() => void BarChart.prefetch(), []);
  return (
    <Page isWide title={translate('overview.title')}>
      <RetryAlert queries={[query]} />
      {isPending && <PageSkeleton />}
      {data && (
        <>
          <Text tone="secondary">{overviewTexts.asOf(dayText(data.day))}</Text>
          <div className="overview">
            {figuresOf(data, mayOpenYearly).map((figure) => (
              <FigureSection key={figure.name} figure={figure} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
};
