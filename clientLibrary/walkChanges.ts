/** A page of what changed, as the server lists it. */
interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/** Where a walk begins: at the place that an earlier one kept, at a moment (ISO 8601), or with the first change. */
export interface WalkStart {
  readonly cursor?: string | undefined;
  readonly changedSince?: string | undefined;
}

/**
 * Yields the statuses that the provider's requests entered, page by page, up to now. Keep the `nextCursor` of a page once
 * what it says is done, and begin there next time: nothing is missed, and nothing comes twice.
 */
export const walkChanges = async function* <Changes extends Page>(
  client: { readonly listChanges: (input: WalkStart) => Promise<Changes> },
  start: WalkStart = {},
): AsyncGenerator<Changes, void> {
  let { cursor } = start;
  for (;;) {
    const page = await client.listChanges({ ...start, cursor });
    yield page;
    if (!page.hasMore) return;
    cursor = page.nextCursor;
  }
};
