import { externalStore } from './externalStore';

/** Asks whether the server answers anything at all. */
type Probe = () => Promise<boolean>;

/** How long after a probe that found nothing the next one follows, in milliseconds. */
const interval = 5000;

const lost = externalStore(false);
let probe: Probe | undefined;
let isLooking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const settle = (isLost: boolean) => {
  clearTimeout(timer);
  if (isLost && probe) timer = setTimeout(look, interval);
  if (isLost !== lost.getSnapshot()) lost.set(isLost);
};

const look = async () => {
  if (!probe || isLooking) return;
  isLooking = true;
  const isThere = await probe();
  isLooking = false;
  settle(!isThere);
};

/** Whether the connection to the server is lost, as an external store. A call that fails alone does not tell that. */
export const connection = {
  subscribe: lost.subscribe,
  getSnapshot: lost.getSnapshot,
  /** Something was answered. */
  heard: (): void => settle(false),
  /** Something was not: whoever watches looks whether anything is. */
  doubted: (): void => void look(),
  /** Watches the connection, by what the browser says of it and by probes while it is in doubt; returns how to stop. */
  watch: (given: Probe): (() => void) => {
    const onOffline = () => settle(true);
    probe = given;
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', look);
    if (!navigator.onLine) onOffline();
    return () => {
      probe = undefined;
      settle(false);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', look);
    };
  },
};
