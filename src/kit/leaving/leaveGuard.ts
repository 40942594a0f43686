/** A user is about to leave the page. */
export interface Departure {
  /** Leaves, without being asked any more. */
  readonly go: () => void;
  /** Whether the session ends with it, and the drafts on this device with the session. */
  readonly endsSession?: boolean;
}

/** Stops a departure that would lose something, and asks; false when there is nothing to lose. */
type Guard = (departure: Departure) => boolean;

const guards = new Set<Guard>();

const holds = (departure: Departure): boolean => [...guards].some((guard) => guard(departure));

/** Every departure by the application's own means passes here, so that a form with changes can ask first. */
export const leaveGuard = {
  add: (guard: Guard): (() => void) => {
    guards.add(guard);
    return () => guards.delete(guard);
  },
  /** Whether the user is asked first, and may then let the departure go. */
  holds,
  /** Leaves, at once or after the answer. */
  leave: (departure: Departure): void => {
    if (!holds(departure)) departure.go();
  },
};
