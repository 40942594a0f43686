import { Refusal } from '../services/base/refusal';
import { tooBusy } from '../services/heavyWork/heavyWork';
import { httpTexts } from './httpTexts';

/** How many bytes of large bodies are held at once, and what becomes of whoever comes then. */
export interface BodyPlacesOptions {
  readonly totalBytes: number;
  /** Calls that may wait for a place. */
  readonly maxWaiting?: number;
  readonly maxWaitMilliseconds?: number;
  /** A body that came slower than this, for a while, gives its place up when others wait for one. */
  readonly leastBytesPerSecond?: number;
  readonly lenienceMilliseconds?: number;
}

/** A call's place among those whose bodies are held. */
export interface BodyPlace {
  /** Told of bytes that came; throws when the place was given up. */
  came(bytes: number): void;
  /** Ends the reading when the place is given up. */
  onGivenUp(end: () => void): void;
  /** All of the body is there. */
  complete(): void;
  /** The call is answered, and nothing of its body is kept. */
  release(): void;
}

/** The places of one process: calls enter in the order in which they came, and hold theirs until they are answered. */
export interface BodyPlaces {
  /** Waits for a place for so many bytes; refuses when too many wait already, or when it takes too long. */
  enter(bytes: number): Promise<BodyPlace>;
}

const retryAfterSeconds = 5;
const looks = 4;

interface Reading {
  readonly since: number;
  bytes: number;
  isGivenUp: boolean;
  end?: () => void;
}

/** Limits what large bodies take of the process's memory, before any of it is read. */
export const createBodyPlaces = ({
  totalBytes,
  maxWaiting = 50,
  maxWaitMilliseconds = 30_000,
  leastBytesPerSecond = 250_000,
  lenienceMilliseconds = 10_000,
}: BodyPlacesOptions): BodyPlaces => {
  let held = 0;
  const waiting: { readonly bytes: number; enter(): void }[] = [];
  const readings = new Set<Reading>();

  const admit = () => {
    // What is larger than all places together comes in alone.
    for (let [next] = waiting; next && (held === 0 || held + next.bytes <= totalBytes); [next] = waiting) {
      waiting.shift();
      held += next.bytes;
      next.enter();
    }
  };

  const giveUpSlowOnes = () => {
    for (const reading of readings) {
      const milliseconds = performance.now() - reading.since;
      if (milliseconds < lenienceMilliseconds) continue;
      if ((reading.bytes * 1000) / milliseconds >= leastBytesPerSecond) continue;
      reading.isGivenUp = true;
      reading.end?.();
    }
  };

  const open = (bytes: number): BodyPlace => {
    const reading: Reading = { since: performance.now(), bytes: 0, isGivenUp: false };
    readings.add(reading);
    return {
      came: (count) => {
        if (reading.isGivenUp) throw new Refusal('unavailable', httpTexts.tooSlow, retryAfterSeconds);
        reading.bytes += count;
      },
      onGivenUp: (end) => {
        reading.end = end;
      },
      complete: () => void readings.delete(reading),
      release: () => {
        readings.delete(reading);
        held -= bytes;
        admit();
      },
    };
  };

  return {
    enter: async (bytes) => {
      if (waiting.length >= maxWaiting) throw tooBusy();
      await new Promise<void>((resolve, reject) => {
        const lookAround = setInterval(giveUpSlowOnes, lenienceMilliseconds / looks);
        const end = () => {
          clearInterval(lookAround);
          clearTimeout(impatience);
        };
        const one = {
          bytes,
          enter: () => {
            end();
            resolve();
          },
        };
        const impatience = setTimeout(() => {
          end();
          waiting.splice(waiting.indexOf(one), 1);
          reject(tooBusy());
          admit();
        }, maxWaitMilliseconds);
        waiting.push(one);
        admit();
      });
      return open(bytes);
    },
  };
};
