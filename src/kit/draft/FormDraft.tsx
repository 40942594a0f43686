import { useEvent, useGetIdentity } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { formatMoment } from '../format/lisbonTime';
import {
  type Draft,
  type DraftPlace,
  eraseDraft,
  eraseOldDrafts,
  findDrafts,
  readDraft,
  writeDraft,
} from './draftStore';
import { draftTexts as texts } from './texts';

/**
 * Goes inside a form. Keeps what is typed, including chosen files, and restores it when the user returns to a form that
 * was never sent; says so, and offers to discard it.
 */
export const FormDraft = ({ draft }: { draft: OpenDraft | undefined }) => {
  const form = useFormContext();
  const [restoredFrom, setRestoredFrom] = useState<Date>();
  const { isDirty } = useFormState();
  const isTypedIn = useRef(isDirty);
  useKeptValues(draft);

  useEffect(() => {
    isTypedIn.current = isDirty;
  }, [isDirty]);

  const restore = useEvent(({ values, keptOn }: Draft) => {
    const defaults = form.formState.defaultValues;
    // What the user has already typed takes precedence.
    if (!defaults || isTypedIn.current) return;
    const known = Object.entries(values).filter(([name]) => name in defaults);
    form.reset({ ...defaults, ...Object.fromEntries(known) }, { keepDefaultValues: true });
    setRestoredFrom(keptOn);
  });
  useEffect(() => {
    let isGone = false;
    draft?.read().then((found) => {
      if (found && !isGone) restore(found);
    });
    return () => {
      isGone = true;
    };
  }, [draft, restore]);

  if (!restoredFrom) return null;
  const discard = async () => {
    form.reset();
    // The notice stays until nothing is stored, because reloading the page before that would restore the draft again.
    await draft?.erase();
    setRestoredFrom(undefined);
  };
  return (
    <Alert
      severity="info"
      outline="quiet"
      role="note"
      aria-live="polite"
      action={
        <Button size="small" onClick={discard}>
          {texts.discard}
        </Button>
      }
    >
      {texts.restored(formatMoment(restoredFrom))}
    </Alert>
  );
};

/** How long after the last change the values are stored, in milliseconds. */
const pause = 400;

/** Hands a form's values to its draft whenever typing pauses, and when the form unmounts with changes pending. */
const useKeptValues = (draft: OpenDraft | undefined): void => {
  const { subscribe, getValues } = useFormContext();
  useEffect(() => {
    if (!draft) return;
    let isDirty = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isDirty) draft.keep(getValues());
      else void draft.erase();
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        const wasDirty = isDirty;
        isDirty = state.isDirty ?? isDirty;
        if (!isDirty && !wasDirty) return;
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    return () => {
      stop();
      if (timer) keep();
    };
  }, [draft, subscribe, getValues]);
};

/**
 * Returns the draft of a form, which this device keeps for the signed-in user alone (spec 4, Session); undefined until
 * the user is known. Pass it to a `<FormDraft>` inside the form, and `close` it once the form was sent.
 */
export const useFormDraft = (form: string): OpenDraft | undefined => {
  const { identity } = useGetIdentity();
  const user = identity ? String(identity.id) : '';
  return useMemo(() => (user ? openDraft(user, form) : undefined), [user, form]);
};

/** The draft of one form while it is open. */
export interface OpenDraft {
  /** Resolves to what was typed before, in this tab or in one that was closed since. */
  read(): Promise<Draft | undefined>;
  /** Stores the values of the form. */
  keep(values: unknown): void;
  /** Deletes the stored values; resolves when they are gone, or when that has failed. */
  erase(): Promise<void>;
  /** For a form that was sent: deletes the stored values and ignores further ones until the draft is read again. */
  close(): void;
}

const findAbandoned = async (user: string, form: string): Promise<DraftPlace | undefined> => {
  for (const place of await findDrafts(user, form)) {
    if (await isTabGone(place.tab)) return place;
  }
  return undefined;
};

/** Opens the draft of a user's form. Failures are logged and never affect the form itself; only the draft is lost. */
const openDraft = (user: string, form: string): OpenDraft => {
  const openedOn = new Date();
  const place = browserTab().then((tab): DraftPlace => ({ user, form, tab }));
  let isClosed = false;
  let last: Promise<unknown> = eraseOldDrafts().catch(() => undefined);

  // Runs one task after another, so that an older state never overwrites a newer one.
  const inTurn = <T,>(run: (own: DraftPlace) => Promise<T>): Promise<T | undefined> => {
    const result = last
      .then(() => place)
      .then(run)
      .catch((error: unknown) => {
        console.error('The draft could not be kept or read', error);
        return undefined;
      });
    last = result;
    return result;
  };

  const adopt = async (own: DraftPlace) => {
    const abandoned = await findAbandoned(user, form);
    const draft = abandoned && (await readDraft(abandoned));
    if (!draft) return undefined;
    await writeDraft(own, draft.values, openedOn);
    await eraseDraft(abandoned);
    return draft;
  };

  return {
    read: () => {
      isClosed = false;
      return inTurn(async (own) => (await readDraft(own)) ?? (await adopt(own)));
    },
    keep: (values) => {
      if (!isClosed) void inTurn((own) => writeDraft(own, values, openedOn));
    },
    erase: () => inTurn(eraseDraft),
    close: () => {
      isClosed = true;
      void inTurn(eraseDraft);
    },
  };
};

const key = 'draftTab';
const lockOf = (tab: string) => `draftTab.${tab}`;

/** In milliseconds: during a reload, the old page may hold the tab's lock for a moment longer. */
const timeout = 500;

/** Takes a tab's lock for the lifetime of this page; resolves to false if another page holds it. */
const take = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(timeout) }, () => {
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => resolve(false));
  });

const identify = async (): Promise<string> => {
  const known = sessionStorage.getItem(key);
  // A duplicated tab starts with a copy of the original's session storage, but can't get its lock.
  if (known && (!('locks' in navigator) || (await take(known)))) return known;
  const own = uuid();
  sessionStorage.setItem(key, own);
  if ('locks' in navigator) await take(own);
  return own;
};

let identity: Promise<string> | undefined;

/** Returns an id of this browser tab that no other tab has and that survives a reload. */
const browserTab = (): Promise<string> => {
  identity ??= identify();
  return identity;
};

/** Returns whether a tab was closed, so that its drafts may be taken over; false if that can't be known. */
const isTabGone = async (tab: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => name !== lockOf(tab));
};
