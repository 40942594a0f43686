import { useTranslate } from 'ra-core';
import { Icon } from '../../kit/icons/Icon';
import { deadlineOf, type EligibleRequest } from './deadline';
import './status.css';

/** How many days are left for activating the tariff; nothing on requests that do not wait for it. */
export const DeadlineNote = (request: EligibleRequest) => {
  const translate = useTranslate();
  const deadline = deadlineOf(request, new Date());
  if (!deadline) return null;
  const { text, days, color } = deadline;
  return (
    <div className={`deadline ${color}`}>
      <Icon name={color === 'error' ? 'error' : 'clock'} />
      <span>{translate(`applicationStatus.deadline.${text}`, { days })}</span>
    </div>
  );
};
