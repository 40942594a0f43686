import type { Described } from '../../../contract/entities/described';
import { Tooltip } from '../../ui/popover/Tooltip';
import { StatusChip } from './StatusChip';

/** The status, with its full description as a tooltip that the keyboard reaches too (spec 2.8, Status card). */
export const StatusName = ({ status }: { status: Described }) => {
  const chip = { statusId: status.id, description: status.description };
  if (!status.fullDescription || status.fullDescription === status.description)
    return <StatusChip {...chip} />;
  return (
    <>
      <Tooltip text={status.fullDescription}>
        <StatusChip {...chip} isExplained />
      </Tooltip>
      <span className="kit-printed" data-printed={status.fullDescription} />
    </>
  );
};
