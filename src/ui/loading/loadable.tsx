import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import { afterPress } from '../afterPress';
import { PartMissing, removeFailedSheets } from './partMissing';

type FetchCode<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is fetched when it is rendered, or before; it may suspend or throw PartMissing. */
interface Loadable<Props> {
  (props: Props): ReactElement;
  /** Fetches its code; a failure is not cached, so the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** Fetches its code before it is rendered; resolves to undefined on a failure, which rendering then throws. */
  prefetch: () => Promise<ComponentType<Props> | undefined>;
}

const makeLoadable = <Props extends object>(fetchCode: FetchCode<Props>): Loadable<Props> => {
  let loading: ReturnType<typeof fetchCode> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loading ??= fetchCode();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      removeFailedSheets();
      throw error;
    }
  };
  // A lazy component that has failed stays failed. The boundary that catches PartMissing fetches the code again, and
  // the next mount then uses `loaded` instead.
  const Late = lazy(async () => {
    const part = await load().catch((cause: unknown) => {
      throw new PartMissing(load, cause);
    });
    // The fallback may be being pressed right now, for example its back button.
    await new Promise<void>(afterPress);
    return { default: part };
  });
  const Part = (props: Props) => {
    // Chosen once: swapping the component would lose what was typed into it.
    const [Rendered] = useState(() => loaded ?? Late);
    return <Rendered {...props} />;
  };
  // Some browsers remember a failed script for good, so nothing is fetched while offline.
  const prefetch = async () => (navigator.onLine ? load().catch(() => undefined) : loaded);
  return Object.assign(Part, { load, prefetch });
};

const known = new WeakMap<object, unknown>();

/**
 * Returns the component that a function fetches, always the same one for that function. Code already fetched is
 * rendered at once: a lazy component would still show its fallback, which React keeps for at least 300 ms.
 */
export const loadable = <Props extends object>(fetchCode: FetchCode<Props>): Loadable<Props> => {
  const made = (known.get(fetchCode) as Loadable<Props> | undefined) ?? makeLoadable(fetchCode);
  known.set(fetchCode, made);
  return made;
};
