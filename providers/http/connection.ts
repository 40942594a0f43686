import { externalStore } from './externalStore';

/** Checks whether the server answers at all. */
type Probe = () => Promise<boolean>;

/** The interval between a failed probe and the next one, in milliseconds. */
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

/** Whether the connection to the server is lost, as an external store. A single failed call does not mean that. */
export const connection = {
  subscribe: lost.subscribe,
  getSnapshot: lost.getSnapshot,
  /** Reports that something answered. */
  heard: (): void => settle(false),
  /** Reports that something did not answer, so that the watcher, if any, probes the server. */
  doubted: (): void => void look(),
  /**
   * Watches the connection through the browser's events, and through probes while it is in doubt; returns a
   * function to stop.
   */
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
