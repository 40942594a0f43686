import { browserTab, isTabGone } from './browserTab';
import {
  type Draft,
  type DraftPlace,
  eraseDraft,
  eraseOldDrafts,
  findDrafts,
  readDraft,
  writeDraft,
} from './draftStore';

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
export const openDraft = (user: string, form: string): OpenDraft => {
  const openedOn = new Date();
  const place = browserTab().then((tab): DraftPlace => ({ user, form, tab }));
  let isClosed = false;
  let last: Promise<unknown> = eraseOldDrafts().catch(() => undefined);

  // Runs one task after another, so that an older state never overwrites a newer one.
  const inTurn = <T>(run: (own: DraftPlace) => Promise<T>): Promise<T | undefined> => {
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
