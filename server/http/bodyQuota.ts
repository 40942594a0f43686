import { Refusal } from '../lib/refusal';
import { tooBusy } from '../services/workers/workers';
import { httpTexts } from './texts';

/** How many bytes of large bodies are held at once, and how further calls wait. */
export interface BodyQuotaOptions {
  readonly totalBytes: number;
  /** How many calls may wait for their turn. */
  readonly maxWaiting?: number;
  /** How many times what may be held all of them together may wait for: what is judged within 20 seconds, with two processors. */
  readonly waitingShare?: number;
  readonly maxWaitMilliseconds?: number;
  /** A body slower than this after the lenience period loses its reservation when other calls wait. */
  readonly leastBytesPerSecond?: number;
  readonly lenienceMilliseconds?: number;
}

/** A call's share of the bytes that may be held. */
export interface BodyReservation {
  /** Records that bytes arrived; throws when the reservation was given up. */
  came(bytes: number): void;
  /** Registers how to stop reading when the reservation is given up. */
  onGivenUp(end: () => void): void;
  /** Records that the whole body has arrived. */
  complete(): void;
  /** Frees the bytes once the call is answered and its body is no longer held. */
  release(): void;
}

/** The quota of one process: calls enter in the order they came, and hold their reservation until they are answered. */
export interface BodyQuota {
  /** Waits until that many bytes are free; refuses at once when too much waits already, and when it takes too long. */
  enter(bytes: number): Promise<BodyReservation>;
}

const retryAfterSeconds = 5;
const looks = 4;

interface Reading {
  readonly since: number;
  bytes: number;
  isGivenUp: boolean;
  end?: () => void;
}

/** Limits how much memory large bodies take in this process, before any of a body is read. */
export const createBodyQuota = ({
  totalBytes,
  maxWaiting = 50,
  waitingShare = 3,
  maxWaitMilliseconds = 20_000,
  leastBytesPerSecond = 250_000,
  lenienceMilliseconds = 10_000,
}: BodyQuotaOptions): BodyQuota => {
  let held = 0;
  const waiting: { readonly bytes: number; enter(): void }[] = [];
  const readings = new Set<Reading>();

  const admit = () => {
    // A body larger than the whole quota enters alone.
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

  const open = (bytes: number): BodyReservation => {
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
      // One that is larger than the quota takes all of it.
      const shares = [...waiting, { bytes }].map((one) => Math.min(one.bytes, totalBytes));
      const isTooMuch = shares.reduce((sum, share) => sum + share, 0) > waitingShare * totalBytes;
      if (waiting.length >= maxWaiting || isTooMuch) throw tooBusy();
      await new Promise<void>((resolve, reject) => {
        const lookAround = setInterval(giveUpSlowOnes, lenienceMilliseconds / looks);
        const end = () => {
          clearInterval(lookAround);
          clearTimeout(timer);
        };
        const one = {
          bytes,
          enter: () => {
            end();
            resolve();
          },
        };
        const timer = setTimeout(() => {
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
