import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import { blockTexts as texts } from './texts';

/** Says that the sandbox, whose database is made at its first use, is not ready yet. */
export const Preparing = () => (
  <Stack>
    <Text role="status">{texts.preparing}</Text>
    <TableSkeleton />
  </Stack>
);
