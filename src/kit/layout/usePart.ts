import { useNotify } from 'ra-core';
import { useState } from 'react';

/** The state of a part that opens above or beside the page, such as a dialog. */
interface Part {
  /** Whether its code is being loaded. */
  readonly isComing: boolean;
  /** Whether it is open; its code is loaded by then, so it renders at once and needs no fallback. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens a part of the page after loading its code. If that fails, a toast shows the text `missing` and the page keeps
 * what was typed; a part rendered before its code is there would crash the whole page (spec 8).
 */
export const usePart = (part: { load: () => Promise<unknown> }, missing = 'kit.partMissing'): Part => {
  const notify = useNotify();
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed');
  const close = () => setState('closed');
  const open = () => {
    setState((now) => (now === 'open' ? now : 'coming'));
    part.load().then(
      () => setState((now) => (now === 'coming' ? 'open' : now)),
      () => {
        close();
        notify(missing, { type: 'warning' });
      },
    );
  };
  return { isComing: state === 'coming', isOpen: state === 'open', open, close };
};
