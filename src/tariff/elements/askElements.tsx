import { Suspense } from 'react';
import { useCapability } from '../../kit/access/useCapability';
import { useButtonKey } from '../../kit/keys/useButtonKey';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import type { InsteadOfDeciding } from '../applicationActions/DecisionActions';
import { shortcutTable } from '../keys/shortcutTable';
import { elementsTexts } from './texts';
import { useElements } from './useElements';

const AskElementsDialog = loadable(async () => (await import('./AskElementsDialog')).AskElementsDialog);

/** 'Pedir elementos', offered while nothing asked for is open. */
export const askElements: InsteadOfDeciding = {
  Button: ({ detail, obstacleId, onClick }) => {
    const isOffered = useCapability('ask-for-elements');
    const elements = useElements(detail.application);
    const isAvailable = isOffered && (!elements || Boolean(elements.answeredOn));
    const key = useButtonKey(
      shortcutTable.askElements,
      isAvailable ? onClick : undefined,
      isAvailable ? obstacleId : undefined,
    );
    if (!isAvailable) return null;
    return (
      <Button variant="outlined" aria-haspopup="dialog" {...key} onClick={onClick}>
        {elementsTexts.ask}
      </Button>
    );
  },
  Dialog: (props) => (
    <Suspense>
      <AskElementsDialog {...props} />
    </Suspense>
  ),
};
