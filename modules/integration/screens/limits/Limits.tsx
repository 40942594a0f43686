import { useGetList } from 'ra-core';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { formatMomentWithSeconds } from '../../../../src/kit/format/lisbonTime';
import { Button } from '../../../../src/ui/buttons/Button';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { RateUse } from '../../contract/apiCall';
import { blockTexts } from '../blocks/texts';
import type { PartProps } from '../blocks/where';
import { limitsTexts as texts } from './texts';

/** How many calls the provider's systems may make, and how many they made. */
export const Limits = ({ where }: PartProps) => {
  const query = useGetList<RateUse & { id: string }>('integration/limits', { filter: where });
  return (
    <Stack>
      <Text>{texts.about}</Text>
      <RetryAlert queries={[query]} />
      {query.isPending && <TableSkeleton />}
      {query.data && (
        <>
          <Table
            staysTable
            name={texts.listed}
            headings={[
              { key: 'window', text: texts.window },
              { key: 'used', text: texts.used },
              { key: 'limit', text: texts.limit },
              { key: 'endsOn', text: texts.endsOn },
            ]}
          >
            {query.data.map(({ window, used, limit, endsOn }) => (
              <DataRow
                key={window}
                cells={[
                  { key: 'window', label: texts.window, content: texts.windows[window] },
                  { key: 'used', label: texts.used, content: formatNumber(used) },
                  { key: 'limit', label: texts.limit, content: formatNumber(limit) },
                  { key: 'endsOn', label: texts.endsOn, content: formatMomentWithSeconds(endsOn) },
                ]}
              />
            ))}
          </Table>
          <div>
            <Button variant="outlined" loading={query.isFetching} onClick={() => void query.refetch()}>
              {blockTexts.refresh}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
};
