import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const lines = ['1', '2', '3', '4', '5'];

/** Keeps the place of a table whose first page is on its way. */
export const TableSkeleton = () => (
  <Stack aria-hidden sx={{ gap: 1 }}>
    {lines.map((line) => (
      <Skeleton key={line} variant="rounded" height={36} />
    ))}
  </Stack>
);
