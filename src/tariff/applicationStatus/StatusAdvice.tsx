import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { isInstruction, type Side, statusAdvice } from '../../../contract/rules/statusAdvice';
import { Text } from '../../ui/layout/Stack';
import { DeadlineNote, deadlineOf } from './DeadlineNote';

interface StatusAdviceProps {
  application: Pick<Application, 'applicationStatusId' | 'eligibilityNotificationSentDate'>;
  kind: ApplicationKind;
  side: Side;
}

/**
 * The deadline of an application, which concerns the regulator only once it has passed, and advice on what to do about
 * the application in its status, in the words of the help pages.
 */
export const StatusAdvice = ({ application, kind, side }: StatusAdviceProps) => {
  const translate = useTranslate();
  const { applicationStatusId: statusId, eligibilityNotificationSentDate: notifiedOn } = application;
  const request = { statusId, notifiedOn, isOwnRequest: kind === 'request' };
  const isOverdue = deadlineOf(request, new Date())?.color === 'error';
  const advice = statusAdvice(kind, statusId, side, isOverdue);
  return (
    <>
      {(isOverdue || side === 'provider') && <DeadlineNote {...request} />}
      {advice && (
        <Text size="small">
          {isInstruction(advice) && <strong>{translate('applicationStatus.advice')} </strong>}
          {advice}
        </Text>
      )}
    </>
  );
};
