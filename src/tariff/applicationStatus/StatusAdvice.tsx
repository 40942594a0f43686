import { useTranslate } from 'ra-core';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { type Side, statusAdvice } from '../../../contract/rules/statusAdvice';
import { Text } from '../../ui/layout/Stack';

interface StatusAdviceProps {
  kind: ApplicationKind;
  statusId: number;
  side: Side;
}

/** What can be done about an application in its status, in the words of the pages of help. */
export const StatusAdvice = ({ kind, statusId, side }: StatusAdviceProps) => {
  const translate = useTranslate();
  const advice = statusAdvice(kind, statusId, side);
  return (
    advice && (
      <Text size="small">
        <strong>{translate('applicationStatus.advice')}</strong> {advice}
      </Text>
    )
  );
};
