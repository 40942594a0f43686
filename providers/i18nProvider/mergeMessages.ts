/** Texts by key, nested to any depth. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

const isGroup = (value: string | Messages | undefined): value is Messages => typeof value === 'object';

/** Merges several trees of texts; when two have the same key, the later one wins. */
export const mergeMessages = (...trees: readonly Messages[]): Messages => {
  const merged: Record<string, string | Messages> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const existing = merged[key];
      merged[key] = isGroup(value) && isGroup(existing) ? mergeMessages(existing, value) : value;
    }
  }
  return merged;
};
