import { inFlight } from '../../../providers/http/request';
import { useKeyPresses } from '../../kit/keys/useKeyPresses';
import { useShortcut } from '../../kit/keys/useShortcut';
import { usePart } from '../../kit/layout/usePart';
import { shortcutTable } from '../../tariff/keys/shortcutTable';
import { loadable } from '../../ui/loading/loadable';

const KeyHelp = loadable(async () => (await import('./KeyHelp')).KeyHelp);

const isCalling = () => inFlight.getSnapshot() > 0;

/** Listens for the application's keys; '?' lists them. */
export const Keys = () => {
  const list = usePart(KeyHelp);
  useKeyPresses(isCalling);
  useShortcut(shortcutTable.help, list.open);
  return list.isOpen && <KeyHelp onClose={list.close} />;
};
