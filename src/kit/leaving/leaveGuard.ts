/** An attempt to leave the page. */
export interface Departure {
  /** Leaves without asking. */
  readonly go: () => void;
  /** Whether it ends the session, which also deletes the drafts on this device. */
  readonly endsSession?: boolean;
}

/** Stops a departure that would lose changes, and asks the user; returns false if there is nothing to lose. */
type Guard = (departure: Departure) => boolean;

const guards = new Set<Guard>();

const holds = (departure: Departure): boolean => [...guards].some((guard) => guard(departure));

/** Every departure by the application's own means goes through here, so that a form with changes can ask first. */
export const leaveGuard = {
  add: (guard: Guard): (() => void) => {
    guards.add(guard);
    return () => guards.delete(guard);
  },
  /** Returns whether a guard has stopped the departure and asks the user, who may then let it proceed. */
  holds,
  /** Leaves, at once or after the user has agreed. */
  leave: (departure: Departure): void => {
    if (!holds(departure)) departure.go();
  },
};
