import { useEffect } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** The name of the database of src/kit/draft. */
const database = 'drafts';

/** How long the erasure waits for an idle browser, in milliseconds. */
const longestWait = 5000;

/** Erases the drafts older than a day, no matter who opens the application next (docs/decisions.md, "Drafts"). */
export const useEraseOldDrafts = (): void => {
  useEffect(() => {
    // A browser that can store nothing has nothing to erase.
    const start = () => void erase().catch(() => undefined);
    whenIdle(start, longestWait);
  }, []);
};

/** Fetches the code that erases drafts only if this browser has drafts, or cannot tell whether it has. */
const erase = async (): Promise<void> => {
  const databases = await indexedDB.databases?.();
  if (databases && !databases.some(({ name }) => name === database)) return;
  const { eraseOldDrafts } = await import('../../app/account/eraseOldDrafts');
  await eraseOldDrafts();
};
