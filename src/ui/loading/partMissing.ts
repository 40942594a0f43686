/** Thrown for a part of the application whose code failed to load; the boundary that catches it may fetch it again. */
export class PartMissing extends Error {
  constructor(
    /** Fetches the code again; rejects if that fails too. */
    readonly fetchAgain: () => Promise<unknown>,
    cause: unknown,
  ) {
    super('The code of a part of the application did not come', { cause });
    this.name = 'PartMissing';
  }
}

/** Removes style sheets that failed to load: one whose link is still in the page is not fetched again. */
export const removeFailedSheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
};
