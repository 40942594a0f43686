import type { ComponentProps } from 'react';
import { statusColor } from './statusColor';
import './status.css';

interface StatusChipProps extends ComponentProps<'span'> {
  statusId: number;
  description: string;
  /** Whether it stands for the whole page and not for a row of a table. */
  isFilled?: boolean;
}

/** A status: its name in its colour. */
export const StatusChip = ({ statusId, description, isFilled = false, ...props }: StatusChipProps) => (
  <span {...props} className={`status ${statusColor(statusId)}${isFilled ? ' filled' : ''}`}>
    {description}
  </span>
);
