import type { DocumentPlace } from '../db/schema/storedDocuments';
import { answerWithin } from '../lib/answerWithin';
import { type FailureReason, failureReason } from '../lib/failureReason';
import { DocumentFailure } from './documentFailure';
import type { DocumentStore } from './documentStore';

/** What a place besides the database was asked for, and what became of it. */
export interface StoreAnswer {
  readonly place: DocumentPlace;
  readonly act: keyof DocumentStore;
  readonly outcome: 'ok' | FailureReason;
}

/** Hears of an answer, and how many seconds it took. */
export type OnStoreAnswer = (answer: StoreAnswer, seconds: number) => void;

/** How long a place may take for one document, in milliseconds, repetitions included: a call waits for it. */
const longestAnswer = 10_000;

/**
 * Returns a store that gives up what hangs, and whose failures name its place, so that the log tells them from the
 * database's. Its methods throw {@link DocumentFailure} `unavailable`.
 */
export const limitStore = (
  place: DocumentPlace,
  store: DocumentStore,
  onAnswer?: OnStoreAnswer,
  milliseconds = longestAnswer,
): DocumentStore => {
  const limited = async <T>(
    act: StoreAnswer['act'],
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const since = performance.now();
    const tell = (outcome: StoreAnswer['outcome']) =>
      onAnswer?.({ place, act, outcome }, (performance.now() - since) / 1000);
    try {
      const answer = await answerWithin(milliseconds, ask);
      tell('ok');
      return answer;
    } catch (cause) {
      tell(failureReason(cause));
      throw new DocumentFailure('unavailable', place, undefined, { cause });
    }
  };
  return {
    put: (hash, bytes) => limited('put', (signal) => store.put(hash, bytes, signal)),
    get: (hash) => limited('get', (signal) => store.get(hash, signal)),
    remove: (hash) => limited('remove', (signal) => store.remove(hash, signal)),
  };
};
