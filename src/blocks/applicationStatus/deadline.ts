import { activationDaysLeft } from '../../../contract/rules/activationDelay';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';

/** How much of the deadline for activating is left: a key of `applicationStatus.deadline`, and how pressing it is. */
export interface Deadline {
  text: 'daysLeft' | 'oneDayLeft' | 'today' | 'passed' | 'passedOneDay';
  days: number;
  color: 'info' | 'warning' | 'error';
}

const fewDays = 3;

/** What reads of a request; an own deadline has only what is neither recheck nor maintenance request. */
export interface EligibleRequest {
  statusId: number;
  notifiedOn: string | null | undefined;
  isOwnRequest: boolean;
}

/** The deadline of a request that waits for activation; undefined when there is none (spec 9). */
export const deadlineOf = (request: EligibleRequest, now: Date): Deadline | undefined => {
  const { statusId, notifiedOn, isOwnRequest } = request;
  if (statusId !== applicationStatus.eligible || !notifiedOn || !isOwnRequest) return undefined;
  const left = activationDaysLeft(new Date(notifiedOn), now);
  const days = Math.abs(left);
  if (left < 0) return { text: days === 1 ? 'passedOneDay' : 'passed', days, color: 'error' };
  if (left === 0) return { text: 'today', days, color: 'warning' };
  return {
    text: left === 1 ? 'oneDayLeft' : 'daysLeft',
    days,
    color: left <= fewDays ? 'warning' : 'info',
  };
};
