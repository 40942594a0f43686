import { useTranslate } from 'ra-core';
import { Icon } from '../../ui/icons/Icon';
import { deadlineOf, type EligibleRequest } from './deadline';
import './status.css';

/** The days left to activate the tariff; renders nothing for other requests. */
export const DeadlineNote = (request: EligibleRequest) => {
  const translate = useTranslate();
  const deadline = deadlineOf(request, new Date());
  if (!deadline) return null;
  const { text, color, ...values } = deadline;
  return (
    <div className={`deadline ${color}`}>
      <Icon name={color === 'error' ? 'error' : 'clock'} />
      <span>{translate(`applicationStatus.deadline.${text}`, values)}</span>
    </div>
  );
};
