import Chip from '@mui/material/Chip';
import { statusColor } from './statusColor';

interface StatusChipProps {
  statusId: number;
  description: string;
}

/** A status in a table: its name on its colour. */
export const StatusChip = ({ statusId, description }: StatusChipProps) => (
  <Chip
    label={description}
    color={statusColor(statusId)}
    variant="outlined"
    sx={{
      maxWidth: '100%',
      height: 'auto',
      minHeight: 24,
      justifySelf: 'start',
      '& .MuiChip-label': { whiteSpace: 'normal' },
    }}
  />
);
