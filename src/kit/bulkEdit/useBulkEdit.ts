import { type DataProvider, useDataProvider, useListContext, useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { bulkEditTexts } from './texts';

/** Which records are reached, and what they get. */
interface BulkEdit {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a bulk edit would change. */
export interface BulkEditPreview {
  readonly total: number;
  /** The largest id that is reached. */
  readonly until: number;
  readonly changes: readonly {
    readonly field: string;
    readonly from: readonly { readonly value: unknown; readonly count: number }[];
    readonly others: number;
    readonly same: number;
  }[];
}

interface BulkEditDone {
  readonly changed: number;
  readonly unchanged: number;
  readonly failed: readonly { readonly id: number; readonly message: string }[];
  /** How many wait for somebody else to confirm it; absent if none. */
  readonly waiting?: number;
  readonly last: number | null;
}

/** What the kit asks of the data provider for a bulk edit. */
interface BulkEditing {
  bulkEdit(path: `${string}/bulk-edit/preview`, wanted: BulkEdit): Promise<BulkEditPreview>;
  /** Changes the next records after an id, some hundred at a time. */
  bulkEdit(
    path: `${string}/bulk-edit`,
    step: BulkEdit & { after: number; until: number },
  ): Promise<BulkEditDone>;
}

/** What was done so far. */
export interface BulkEditOutcome {
  readonly changed: number;
  readonly failed: BulkEditDone['failed'];
  readonly waiting: number;
  readonly isStopped: boolean;
}

/** Where a bulk edit stands: being chosen, previewed, running, or over. */
export interface BulkEditState {
  readonly values?: BulkEdit['values'];
  readonly preview?: BulkEditPreview;
  /** The share of the records that were reached, 0 to 1, while it runs. */
  readonly share?: number;
  readonly outcome?: BulkEditOutcome;
}

/**
 * Previews and runs a bulk edit of every result of the surrounding list, step by step, so that it can be stopped in
 * between and no record passes through the browser. What fails rejects nothing: the dialog stays where it was.
 */
export const useBulkEdit = () => {
  const dataProvider = useDataProvider<DataProvider & BulkEditing>();
  const { resource, filterValues: filter } = useListContext();
  const refresh = useRefresh();
  const notifyFailure = useNotifyFailure();
  const [state, setState] = useState<BulkEditState>({});
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Leaving the page stops after the present step.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const preview = async (values: BulkEdit['values']) => {
    try {
      setState({
        values,
        preview: await dataProvider.bulkEdit(`${resource}/bulk-edit/preview`, { filter, values }),
      });
    } catch (error) {
      notifyFailure(error as Error, bulkEditTexts.notRun);
    }
  };
  const run = async () => {
    const { values, preview: previewed } = state;
    if (!values || !previewed) return;
    isStopped.current = false;
    let done = { changed: 0, waiting: 0, failed: [] as BulkEditDone['failed'] };
    let reached = 0;
    setState({ ...state, share: 0 });
    try {
      for (let after: number | null = 0; after !== null && !isStopped.current; ) {
        const step: BulkEditDone = await dataProvider.bulkEdit(`${resource}/bulk-edit`, {
          filter,
          values,
          after,
          until: previewed.until,
        });
        after = step.last;
        const { waiting = 0 } = step;
        done = {
          changed: done.changed + step.changed,
          waiting: done.waiting + waiting,
          failed: [...done.failed, ...step.failed],
        };
        reached += step.changed + step.unchanged + step.failed.length + waiting;
        setState({ ...state, share: Math.min(1, reached / previewed.total) });
        if (after === null) {
          setState({ ...state, outcome: { ...done, isStopped: false } });
          return;
        }
      }
      setState({ ...state, outcome: { ...done, isStopped: true } });
    } catch (error) {
      notifyFailure(error as Error, bulkEditTexts.notRun);
      setState(done.changed + done.waiting > 0 ? { ...state, outcome: { ...done, isStopped: true } } : state);
    } finally {
      refresh();
    }
  };
  return {
    state,
    preview,
    run,
    stop,
    startAgain: () => setState({}),
  };
};
