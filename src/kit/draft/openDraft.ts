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
  /** What was typed before, in this tab or in one that is gone since. */
  read(): Promise<Draft | undefined>;
  /** Keeps the values of the form. */
  keep(values: unknown): void;
  /** Forgets what was kept. */
  erase(): void;
  /** Forgets what was kept, and what the form still hands over, until the draft is read anew: the form was sent. */
  close(): void;
}

const findAbandoned = async (user: string, form: string): Promise<DraftPlace | undefined> => {
  for (const place of await findDrafts(user, form)) {
    if (await isTabGone(place.tab)) return place;
  }
  return undefined;
};

/** Opens the draft of a user's form; whatever fails on the way is logged and costs no more than the draft. */
export const openDraft = (user: string, form: string): OpenDraft => {
  const openedOn = new Date();
  const place = browserTab().then((tab): DraftPlace => ({ user, form, tab }));
  let isClosed = false;
  let last: Promise<unknown> = eraseOldDrafts().catch(() => undefined);

  // One after the other, so that an older state never overtakes a newer one.
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
    erase: () => void inTurn(eraseDraft),
    close: () => {
      isClosed = true;
      void inTurn(eraseDraft);
    },
  };
};
