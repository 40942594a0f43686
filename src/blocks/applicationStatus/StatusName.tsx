import Tooltip from '@mui/material/Tooltip';
import type { Described } from '../../../contract/entities/described';
import { StatusChip } from './StatusChip';

/** The status in short, its full description as a tooltip that the keyboard reaches too (spec 2.8, Status card). */
export const StatusName = ({ status }: { status: Described }) => {
  const chip = { statusId: status.id, description: status.description, isFilled: true };
  if (!status.fullDescription || status.fullDescription === status.description)
    return <StatusChip {...chip} />;
  return (
    <Tooltip title={status.fullDescription} describeChild arrow>
      <StatusChip {...chip} tabIndex={0} />
    </Tooltip>
  );
};
