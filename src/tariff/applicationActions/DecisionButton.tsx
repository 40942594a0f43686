import { useTranslate } from 'ra-core';
import { useButtonKey } from '../../kit/keys/useButtonKey';
import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { shortcutTable } from '../keys/shortcutTable';
import type { Decision } from './decision';

interface DecisionButtonProps extends Pick<ButtonLook, 'variant' | 'color'> {
  decision: Decision;
  /** The id of the text that says why it can't be decided now: by somebody else, or before a second person confirms. */
  obstacleId: string | undefined;
  onClick: () => void;
}

/** The button of a decision, with its key. */
export const DecisionButton = ({ decision, obstacleId, onClick, ...look }: DecisionButtonProps) => {
  const translate = useTranslate();
  const key = useButtonKey(shortcutTable[decision], onClick, obstacleId);
  return (
    <Button {...look} aria-haspopup="dialog" {...key} onClick={onClick}>
      {translate(`applicationActions.button.${decision}`)}
    </Button>
  );
};
