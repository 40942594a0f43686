import { Suspense, useState } from 'react';
import { inFlight } from '../../../providers/http/inFlight';
import { useKeyPresses } from '../../kit/keys/useKeyPresses';
import { useShortcut } from '../../kit/keys/useShortcut';
import { keyTable } from '../../tariff/keys/keyTable';
import { loadable } from '../../ui/loading/loadable';

const KeyHelp = loadable(async () => (await import('./KeyHelp')).KeyHelp);

const isCalling = () => inFlight.getSnapshot() > 0;

/** Hears the keys of the application; '?' lists them. */
export const Keys = () => {
  const [isOpen, setIsOpen] = useState(false);
  useKeyPresses(isCalling);
  useShortcut(keyTable.help, () => setIsOpen(true));
  return (
    isOpen && (
      <Suspense fallback={null}>
        <KeyHelp onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
};
