import { statusColor } from './statusColor';
import './status.css';

interface StatusChipProps {
  statusId: number;
  description: string;
}

/** A status in a table: its name in its colour. */
export const StatusChip = ({ statusId, description }: StatusChipProps) => (
  <span className={`status ${statusColor(statusId)}`}>{description}</span>
);
