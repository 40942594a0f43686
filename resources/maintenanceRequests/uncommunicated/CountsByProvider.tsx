import { ListContextProvider, useGetList, useList } from 'ra-core';
import type { UncommunicatedCount } from '../../../contract/entities/annualMaintenance';
import { useCapability } from '../../../src/kit/access/useCapability';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { offeredPageSizes, Pagination } from '../../../src/kit/pagination/Pagination';
import { DataTable } from '../../../src/kit/table/DataTable';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { sectionIds, useScrollOnRequest } from '../upload/sectionLinks';
import { uncommunicatedTexts } from './texts';

type ProviderCount = UncommunicatedCount & { id: number };

const none: ProviderCount[] = [];

/** The number of active tariffs that each provider has not handed in yet; scrolls into view each time it is opened. */
export const CountsByProvider = ({ openings }: { openings: number }) => {
  const isOffered = useCapability('count-uncommunicated-by-provider');
  const query = useGetList<ProviderCount>('uncommunicatedCounts', {}, { enabled: isOffered });
  const list = useList({ data: query.data ?? none, perPage: offeredPageSizes[0] });
  const rows = list.data ?? none;
  useScrollOnRequest(sectionIds.uncommunicated, openings);
  if (!isOffered) return null;
  const title = uncommunicatedTexts.byProvider;
  return (
    <Section title={title} anchor={sectionIds.uncommunicated}>
      <RetryAlert queries={[query]} />
      {query.isPending && <TableSkeleton />}
      {rows.length > 0 && (
        <ListContextProvider value={list}>
          <DataTable name={title}>
            <DataTable.Col
              source="providerDescription"
              label={uncommunicatedTexts.column.provider}
              disableSort
            />
            <DataTable.NumberCol
              source="uncommunicated"
              label={uncommunicatedTexts.column.count}
              disableSort
            />
          </DataTable>
          <Pagination list={title} />
        </ListContextProvider>
      )}
    </Section>
  );
};
