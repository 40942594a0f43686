import { useLayoutEffect } from 'react';
import { useCapability } from '../../../../src/kit/access/useCapability';
import { useShortcut } from '../../../../src/kit/keys/shortcuts';
import type { Slots } from '../../../../src/kit/layout/Slot';
import { shortcutTable } from '../../../../src/tariff/keys/shortcutTable';
import { claimsCapability } from '../queues/useClaims';
import { useTakeNext } from '../queues/useTakeNext';
import { ClaimedByOther, holderId } from './ClaimedByOther';
import { useClaim } from './useClaim';

/** Claims a request while it is open to be decided, says who else is deciding it, and opens the next one by its key. */
export const WhileDeciding = ({ applicationId, isWanted, setObstacleId }: Slots['whileDeciding']) => {
  const { holder, takeOver } = useClaim(applicationId, isWanted);
  const isHeld = holder !== undefined;
  useLayoutEffect(() => setObstacleId(isHeld ? holderId : undefined), [isHeld, setObstacleId]);
  const takeNext = useTakeNext();
  useShortcut(shortcutTable.takeNext, useCapability(claimsCapability) ? () => void takeNext() : undefined);
  return isHeld && <ClaimedByOther holder={holder} takeOver={takeOver} />;
};
