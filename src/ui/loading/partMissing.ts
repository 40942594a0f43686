/** Thrown in place of a part of the application whose code did not come; whoever catches it may have it fetched once more. */
export class PartMissing extends Error {
  constructor(
    /** Fetches the code again; rejects when it still does not come. */
    readonly fetchAgain: () => Promise<unknown>,
    cause: unknown,
  ) {
    super('The code of a part of the application did not come', { cause });
    this.name = 'PartMissing';
  }
}

/** Takes style sheets that did not come out of the page: what stands there already is not fetched once more. */
export const removeFailedSheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
};
