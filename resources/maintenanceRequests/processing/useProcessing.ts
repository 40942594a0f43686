import { HttpError, useAuthProvider, useDataProvider, useGetIdentity, useNotify, useRefresh } from 'ra-core';
import { createContext, useState, useSyncExternalStore } from 'react';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { maxRequestsPerApproval } from '../../../contract/rules/maintenanceLimits';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useNotifyFailure } from '../../../src/kit/notifications/useNotifyFailure';
import type { ApprovalState } from '../../../src/tariff/acts/useNeedsOther';
import {
  batchSize,
  type ProcessingOutcome,
  type ProcessingRun,
  processInBatches,
  requestCount,
  withProcessed,
  withRetries,
} from './processingRun';
import { processingTexts } from './texts';

/** The run under way in this tab, whichever page is open; there is only one at a time. */
let current: { isStopped: boolean } | undefined;

/** The processing of maintenance requests, as the parts of the page share it. */
export interface Processing {
  /** The last run of this user in this tab; undefined if there was none or it was dismissed. */
  readonly run: ProcessingRun | undefined;
  readonly isRunning: boolean;
  /** How many runs were started since this page was opened: the section scrolls into view for each. */
  readonly startedHere: number;
  readonly start: (ids: readonly number[]) => void;
  /** Stops the run after the current call. */
  readonly stop: () => void;
  /** Sends the pending requests. */
  readonly resume: () => void;
  /** Sends the failed requests again. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** Shares the processing of the page with its parts. */
export const ProcessingContext = createContext<Processing | undefined>(undefined);

/**
 * Processes requests in batches, shows the outcome in a toast, and continues while another page is open (spec
 * 4, Process flow; spec 8, Process).
 */
export const useProcessing = (): Processing => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const authProvider = useAuthProvider();
  const { identity } = useGetIdentity();
  const owner = String(identity?.id ?? '');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const isFollowed = useCapability('get-processed-requests');
  const canWait = useCapability('approvals');
  const kept = useSyncExternalStore(keptRun.subscribe, keptRun.getSnapshot);
  const isRunning = useSyncExternalStore(keptRun.subscribe, () => current !== undefined);
  const run = kept?.owner === owner ? kept : undefined;
  const [startedHere, setStartedHere] = useState(0);

  const notifyOutcome = ({ run: { done, failed, pending }, interruption }: ProcessingOutcome) => {
    if (isHeld(interruption)) notify('acts.waits', { type: 'success' });
    else if (interruption && done.length === 0) notifyFailure(interruption, processingTexts.failure);
    else if (failed.length === 0 && pending.length === 0)
      notify(processingTexts.success, { type: 'success' });
    else if (done.length > 0) notify(processingTexts.partial, { type: 'warning' });
    else notify(processingTexts.failure, { type: 'error' });
  };

  /** Looks up the requests whose answer was lost, so that they are not reported as failed. */
  const withLostAnswers = async (startedRun: ProcessingRun): Promise<ProcessingRun> => {
    if (!isFollowed) return startedRun;
    const found = await dataProvider.listProcessedRequests(startedRun.pending.slice(0, batchSize));
    const processed = found.filter(
      ({ applicationStatusId }) => applicationStatusId !== applicationStatus.submitted,
    );
    return withProcessed(
      startedRun,
      processed.map(({ id }) => id),
    );
  };

  /** Returns whether a second person has to confirm it; if that can't be known, the server says so. */
  const needsOther = async () => {
    if (!canWait) return false;
    const state = await dataProvider
      .getOne<ApprovalState>('approvals', { id: 'state' })
      .catch(() => undefined);
    return state?.data.needed.includes('processRequests') ?? false;
  };

  /** Sends some requests; a run goes on while other pages are open, but not in the name of who has signed in since. */
  const send = async (ids: readonly number[]) => {
    if (String((await authProvider?.getIdentity?.())?.id) === owner) return dataProvider.processRequests(ids);
    if (current) current.isStopped = true;
    throw new Error('Somebody else has signed in');
  };

  /** Sends the requests for a second person to confirm, as many at a time as one can; returns those that were not. */
  const sendToOther = async (startedRun: ProcessingRun): Promise<ProcessingOutcome> => {
    let run = startedRun;
    while (run.pending.length > 0) {
      const some = run.pending.slice(0, maxRequestsPerApproval);
      const failure = await send(some).then(
        ([result]) => new HttpError(result?.errorMessage ?? '', badRequest),
        (error: unknown) => error,
      );
      if (!isHeld(failure)) return { run, interruption: failure };
      run = { ...run, pending: run.pending.slice(some.length) };
    }
    return { run, interruption: new HttpError('', held) };
  };

  const proceed = async (startedRun: ProcessingRun, isResumed: boolean) => {
    if (current) return;
    const control = { isStopped: false };
    current = control;
    setStartedHere((count) => count + 1);
    keptRun.set(startedRun);
    let outcome: ProcessingOutcome = { run: startedRun };
    try {
      const known = isResumed ? await withLostAnswers(startedRun) : startedRun;
      outcome = (await needsOther())
        ? await sendToOther(known)
        : await processInBatches(known, {
            send,
            onProgress: keptRun.set,
            isStopped: () => control.isStopped,
          });
    } catch (interruption) {
      outcome = { run: startedRun, interruption };
    } finally {
      current = undefined;
      keptRun.set(requestCount(outcome.run) > 0 ? outcome.run : undefined);
    }
    if (!control.isStopped || outcome.run.pending.length === 0) notifyOutcome(outcome);
    refresh();
  };

  return {
    run,
    isRunning,
    startedHere,
    start: (ids) =>
      void proceed({ owner, begunOn: new Date().toISOString(), pending: ids, done: [], failed: [] }, false),
    stop: () => {
      if (current) current.isStopped = true;
    },
    resume: () => run && void proceed(run, true),
    retry: () => run && void proceed(withRetries(run), true),
    dismiss: () => keptRun.set(undefined),
  };
};

/** The statuses of a refusal, and of what waits for a second person. */
const badRequest = 400;
const held = 202;

const isHeld = (error: unknown) => error instanceof HttpError && error.status === held;

const key = 'maintenance.processing';
const listeners = new Set<() => void>();
let known: { text: string | null; run: ProcessingRun | undefined } = { text: null, run: undefined };

const parse = (text: string): ProcessingRun | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The last processing of this tab, kept in session storage until the tab is closed: ids and reasons, nothing
 * about a person.
 */
const keptRun = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): ProcessingRun | undefined => {
    const text = sessionStorage.getItem(key);
    if (text !== known.text) known = { text, run: text === null ? undefined : parse(text) };
    return known.run;
  },
  set: (run: ProcessingRun | undefined): void => {
    if (run) sessionStorage.setItem(key, JSON.stringify(run));
    else sessionStorage.removeItem(key);
    for (const listener of listeners) listener();
  },
};
