import { useTranslate } from 'ra-core';
import { activationDaysLeft, lastDayForActivation } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { Icon } from '../../ui/icons/Icon';
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

/** The activation deadline: a key of `applicationStatus.deadline` with its values and colour. */
interface Deadline {
  text: 'daysLeft' | 'oneDayLeft' | 'today' | 'passed' | 'passedOneDay';
  days: number;
  /** The last day, DD-MM-AAAA. */
  date: string;
  color: 'info' | 'warning' | 'error';
}

const fewDays = 3;

/** The facts that the deadline depends on; rechecks and maintenance requests have none. */
interface EligibleRequest {
  statusId: number;
  notifiedOn: string | null | undefined;
  isOwnRequest: boolean;
}

/** Returns the deadline of a request that waits for activation; undefined if there is none (spec 9). */
export const deadlineOf = (request: EligibleRequest, now: Date): Deadline | undefined => {
  const { statusId, notifiedOn, isOwnRequest } = request;
  if (statusId !== applicationStatus.eligible || !notifiedOn || !isOwnRequest) return undefined;
  const notified = new Date(notifiedOn);
  const left = activationDaysLeft(notified, now);
  const values = { days: Math.abs(left), date: dayMonthYear(lastDayForActivation(notified)) };
  if (left < 0) return { ...values, text: left === -1 ? 'passedOneDay' : 'passed', color: 'error' };
  if (left === 0) return { ...values, text: 'today', color: 'warning' };
  return {
    ...values,
    text: left === 1 ? 'oneDayLeft' : 'daysLeft',
    color: left <= fewDays ? 'warning' : 'info',
  };
};
