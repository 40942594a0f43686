import { useCanAccess, useGetOne, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { prefetchOne, prefetchStaleTime } from '../../../src/kit/data/queries';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Page } from '../../../src/kit/layout/Page';
import type { ScreenComponent } from '../../../src/kit/resource/defineResource';
import { Text } from '../../../src/ui/layout/Stack';
import { PageSkeleton } from '../../../src/ui/page/PageSkeleton';
import { whenIdle } from '../../../src/ui/whenIdle';
import type { Overview } from '../contract/overview';
import { FigureSection } from './FigureSection';
import { dayText, figuresOf } from './figures';
import { overviewTexts } from './texts';
import './overview.css';

type ShownOverview = Overview & { id: string };

/** There is one overview, of today. */
const id = 'today';

/**
 * What waits, what was decided and how fast: six charts with their tables, whose bars link to the lists
 * behind them.
 */
export const OverviewPage: ScreenComponent = () => {
  const translate = useTranslate();
  const { data, isPending, ...query } = useGetOne<ShownOverview>(
    'overview',
    { id },
    { staleTime: prefetchStaleTime },
  );
  const { canAccess: mayOpenYearly = false } = useCanAccess({
    resource: 'maintenanceRequests',
    action: 'list',
  });
  const figures = useMemo(() => data && figuresOf(data, mayOpenYearly), [data, mayOpenYearly]);
  const renderedCount = useOneByOne(figures?.length ?? 0);
  return (
    <Page isWide title={translate('overview.title')}>
      <RetryAlert queries={[query]} />
      {isPending && <PageSkeleton />}
      {data && figures && (
        <>
          <Text tone="secondary">{overviewTexts.asOf(dayText(data.day))}</Text>
          <div className="overview">
            {figures.map((figure, index) => (
              <FigureSection key={figure.name} figure={figure} isRendered={index < renderedCount} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
};

OverviewPage.prefetch = (environment) => prefetchOne<ShownOverview>(environment, 'overview', id);

/** Returns how many figures are drawn: one more whenever the page is idle, so that a press waits for at most one. */
const useOneByOne = (count: number): number => {
  const [renderedCount, setRenderedCount] = useState(0);
  useEffect(() => {
    let isWanted = renderedCount < count;
    if (isWanted) whenIdle(() => isWanted && setRenderedCount(renderedCount + 1));
    return () => {
      isWanted = false;
    };
  }, [renderedCount, count]);
  return renderedCount;
};
