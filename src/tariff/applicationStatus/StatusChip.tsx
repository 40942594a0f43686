import { statusColor } from './statusColor';
import './status.css';

interface StatusChipProps {
  /** Undefined where the back end sends the name only; the chip then has no colour. */
  statusId: number | null | undefined;
  description: string | null | undefined;
}

/** The chip of a status: its name in its colour. */
export const StatusChip = ({ statusId, description }: StatusChipProps) =>
  description ? <span className={`status ${statusColor(statusId)}`}>{description}</span> : null;
