import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Described } from '../../../contract/entities/described';
import { statusColor } from './statusColor';

/** The status in short, its full description as a tooltip that the keyboard reaches too (spec 2.8, Status card). */
export const StatusName = ({ status }: { status: Described }) => {
  const chip = { label: status.description, color: statusColor(status.id), sx: { alignSelf: 'flex-start' } };
  if (!status.fullDescription || status.fullDescription === status.description) return <Chip {...chip} />;
  return (
    <Tooltip title={status.fullDescription} describeChild arrow>
      <Chip {...chip} tabIndex={0} />
    </Tooltip>
  );
};
