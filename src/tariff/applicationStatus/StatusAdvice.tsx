import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { isUnderWay } from '../../../contract/rules/applicationStatuses';
import { type DocumentField, documentFields } from '../../../contract/rules/requestParts';
import { isInstruction, type Side, statusAdvice } from '../../../contract/rules/statusAdvice';
import { Text } from '../../ui/layout/Stack';
import { DeadlineNote, deadlineOf } from './DeadlineNote';

interface StatusAdviceProps {
  application: Pick<Application, 'applicationStatusId' | 'eligibilityNotificationSentDate' | DocumentField>;
  kind: ApplicationKind;
  side: Side;
}

/**
 * The deadline of an application, which concerns the regulator only once it has passed, and advice on what to do about
 * the application in its status, in the words of the help pages; or about a document with malicious software.
 */
export const StatusAdvice = ({ application, kind, side }: StatusAdviceProps) => {
  const translate = useTranslate();
  const { applicationStatusId: statusId, eligibilityNotificationSentDate: notifiedOn } = application;
  const request = { statusId, notifiedOn, isOwnRequest: kind === 'request' };
  const isOverdue = deadlineOf(request, new Date())?.color === 'error';
  const hasRefused = isUnderWay(statusId) && hasRefusedDocument(application);
  const reader = side === 'provider' && kind !== 'request' ? 'otherKind' : side;
  // The usual advice to a provider is to wait.
  const isToldToAct = hasRefused && side === 'provider';
  const advice = isToldToAct ? undefined : statusAdvice(kind, statusId, side, isOverdue);
  return (
    <>
      {(isOverdue || side === 'provider') && <DeadlineNote {...request} />}
      {hasRefused && (
        <Text>
          {isToldToAct && <strong>{translate('applicationStatus.advice')} </strong>}
          {translate(`applicationStatus.refusedDocument.${reader}`)}
        </Text>
      )}
      {advice && (
        <Text>
          {isInstruction(advice) && <strong>{translate('applicationStatus.advice')} </strong>}
          {advice}
        </Text>
      )}
    </>
  );
};

const hasRefusedDocument = (application: Partial<Pick<Application, DocumentField>>): boolean =>
  documentFields.some((field) => [application[field]].flat().some((file) => file?.scan === 'infected'));
