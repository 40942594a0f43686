import { Suspense } from 'react';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useButtonKey } from '../../../src/kit/keys/useButtonKey';
import type { Slots } from '../../../src/kit/layout/Slot';
import { useElements } from '../../../src/tariff/elements/useElements';
import { shortcutTable } from '../../../src/tariff/keys/shortcutTable';
import { Button } from '../../../src/ui/buttons/Button';
import { loadable } from '../../../src/ui/loading/loadable';
import { elementsTexts } from './texts';

const AskElementsDialog = loadable(async () => (await import('./AskElementsDialog')).AskElementsDialog);

/** 'Pedir elementos', offered while nothing asked for is open. */
export const AskElements = ({ obstacleId, open, ...dialog }: Slots['besideDecisions']) => {
  const isOffered = useCapability('ask-for-elements');
  const elements = useElements(dialog.detail.application);
  const isAvailable = isOffered && (!elements || Boolean(elements.answeredOn));
  const key = useButtonKey(
    shortcutTable.askElements,
    isAvailable ? open : undefined,
    isAvailable ? obstacleId : undefined,
  );
  return (
    <>
      {isAvailable && (
        <Button variant="outlined" aria-haspopup="dialog" {...key} onClick={open}>
          {elementsTexts.ask}
        </Button>
      )}
      {dialog.isOpen && (
        <Suspense>
          <AskElementsDialog {...dialog} />
        </Suspense>
      )}
    </>
  );
};
