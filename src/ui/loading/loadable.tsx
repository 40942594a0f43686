import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import { afterPress } from '../afterPress';
import { PartMissing, removeFailedSheets } from './partMissing';

type Bring<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is fetched when it is rendered, or before; it may suspend, and throws PartMissing. */
interface Loadable<Props> {
  (props: Props): ReactElement;
  /** Fetches its code; a failure is forgotten, so that the next one to ask tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** The same before it is rendered; undefined after a failure, which rendering it then throws. */
  prefetch: () => Promise<ComponentType<Props> | undefined>;
}

const makeLoadable = <Props extends object>(bring: Bring<Props>): Loadable<Props> => {
  let loading: ReturnType<typeof bring> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loading ??= bring();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      removeFailedSheets();
      throw error;
    }
  };
  // It fails once for all: whoever catches that has the code fetched, and what is drawn then does without it.
  const Late = lazy(async () => {
    const part = await load().catch((cause: unknown) => {
      throw new PartMissing(load, cause);
    });
    // What stood in for it may be pressed right now, as a button for the way back.
    await new Promise<void>(afterPress);
    return { default: part };
  });
  const Part = (props: Props) => {
    // Chosen once: another component in its place would forget what was typed into it.
    const [Drawn] = useState(() => loaded ?? Late);
    return <Drawn {...props} />;
  };
  // Some browsers remember for good that a script did not come, so that none is asked for in vain.
  const prefetch = async () => (navigator.onLine ? load().catch(() => undefined) : loaded);
  return Object.assign(Part, { load, prefetch });
};

const known = new WeakMap<object, unknown>();

/**
 * The component that a function fetches, the same whenever it is asked for. What was fetched already is drawn at once:
 * a lazy component shows the fallback before it even then, and React lets no fallback go before 300 ms have passed.
 */
export const loadable = <Props extends object>(bring: Bring<Props>): Loadable<Props> => {
  const made = (known.get(bring) as Loadable<Props> | undefined) ?? makeLoadable(bring);
  known.set(bring, made);
  return made;
};
