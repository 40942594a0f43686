/**
 * The list of erasures that is kept apart from the database, so that a restored backup obeys it. It only grows, one text per
 * name, and what of it is damaged is written anew.
 */
export interface ErasureList {
  /** Adds an entry, whole or not at all, in the place of one of that name. */
  add(name: string, text: string): Promise<void>;
  names(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
}

/** The list of a program that keeps none, such as the demo in a browser. */
export const keptNowhere: ErasureList = {
  add: async () => {},
  names: async () => [],
  read: async (name) => {
    throw new Error(`There is no entry ${name}`);
  },
};
