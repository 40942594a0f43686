import { useTranslate } from 'ra-core';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { shortcutTable } from '../keys/shortcutTable';
import { ActionsCard } from './ActionsCard';
import { EligibilityDialog } from './EligibilityDialog';
import { useOfferedMoves } from './useOfferedMoves';

const decisions = [
  { decision: 'eligible', variant: 'contained', color: 'primary' },
  { decision: 'nonEligible', variant: 'outlined', color: 'error' },
] as const;

interface DecisionActionsProps {
  detail: LoadedDetail;
  /** Opens the next request in the list, if there is one. */
  openNext?: (() => void) | undefined;
}

/** 'Elegível' and 'Não Elegível', for an application that awaits the regulator (spec 6). */
export const DecisionActions = ({ detail, openNext }: DecisionActionsProps) => {
  const translate = useTranslate();
  const moves = useOfferedMoves(detail);
  if (!moves.includes('decide')) return null;
  return (
    <ActionsCard>
      {decisions.map(({ decision, ...look }) => (
        <ActionButton
          key={decision}
          {...look}
          label={translate(`applicationActions.button.${decision}`)}
          shortcut={shortcutTable[decision]}
          dialog={(control) => (
            <EligibilityDialog {...control} detail={detail} decision={decision} openNext={openNext} />
          )}
        />
      ))}
    </ActionsCard>
  );
};
