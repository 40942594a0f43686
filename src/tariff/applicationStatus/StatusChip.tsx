import { statusMeaning } from '../../../contract/entities/statusTexts';
import { statusColor } from './statusColor';
import './status.css';

interface StatusChipProps {
  /** Undefined where the back end sends the name only; the chip then has no colour. */
  statusId: number | null | undefined;
  description: string | null | undefined;
  /** Whether the status is already explained beside it. */
  isExplained?: boolean;
}

/** The chip of a status: its name in its colour. */
export const StatusChip = ({ statusId, description, isExplained }: StatusChipProps) =>
  description ? (
    <span
      className={`status ${statusColor(statusId)}`}
      title={isExplained ? undefined : statusMeaning(statusId)}
    >
      {description}
    </span>
  ) : null;
