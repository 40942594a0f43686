import { statusMeaning } from '../../../contract/entities/statusTexts';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
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

/** Returns the theme's colour of a status; it is always shown together with the name. */
const statusColor = (
  statusId: number | null | undefined,
): 'default' | 'warning' | 'info' | 'error' | 'success' => {
  switch (statusId) {
    case applicationStatus.conflicting:
      return 'warning';
    case applicationStatus.eligible:
      return 'info';
    case applicationStatus.nonEligible:
      return 'error';
    case applicationStatus.active:
      return 'success';
    default:
      return 'default';
  }
};
