import { useTranslate } from 'ra-core';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { type Side, statusAdvice } from '../../../contract/rules/statusAdvice';
import { Text } from '../../ui/layout/Stack';

interface StatusAdviceProps {
  kind: ApplicationKind;
  statusId: number;
  side: Side;
}

/** Advice on what to do about an application in its status, in the words of the help pages. */
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
