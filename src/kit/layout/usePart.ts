import { useNotify } from 'ra-core';
import { useState } from 'react';

/** A part that opens over the page or beside it, such as a dialog. */
interface Part {
  /** Its code is being fetched. */
  readonly isComing: boolean;
  /** Its code is there: it draws at once, and needs no fallback. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens a part of the page whose code is fetched first. Where that does not come a notice says `missing`, and the page stays
 * with what was typed: rendered before it is there, the part would take the page down with it (spec 8).
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
