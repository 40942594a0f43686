import { z } from 'zod';
import { keyedHash } from '../../../../server/lib/keyedHash';
import type { ErasureList } from '../declared/erasureListStore';

const request = z.object({
  id: z.number(),
  /** Tells it from another that got this id after a backup was restored. */
  createdOn: z.iso.datetime(),
});

/** What the list keeps of an erasure: nothing that tells whose data they were to who does not hold the key. */
const facts = z.object({
  entry: z.uuid(),
  erasedOn: z.iso.datetime(),
  cause: z.enum(['person', 'schedule']),
  /** The number of the user who asked for it, and of who confirmed it; null for a command and for the server itself. */
  userId: z.number().nullable(),
  confirmedById: z.number().nullable(),
  /** The NIF under the key of the audit's seals. */
  person: z.string().nullable(),
  requests: z.array(request),
  /** Requests of others in which only the student was erased. */
  studentOf: z.array(request),
});
export type ErasureFacts = z.infer<typeof facts>;

const sealedFacts = z.object({ facts, seal: z.string() });

const nameOf = (entry: string) => `${entry}.json`;
const sealOf = (key: CryptoKey, erasure: ErasureFacts) => keyedHash(key, 'erasure', erasure);

/** Returns the NIF of a person under a key, which tells nobody who it is that does not hold the key. */
export const hashOfPerson = (key: CryptoKey, nif: string): Promise<string> =>
  keyedHash(key, 'erased person', nif);

/** Adds an erasure to the list, sealed, so that nobody who can write there can have somebody erased. */
export const addToList = async (list: ErasureList, key: CryptoKey, erasure: ErasureFacts): Promise<void> => {
  const sealed = { facts: erasure, seal: await sealOf(key, erasure) };
  await list.add(nameOf(erasure.entry), `${JSON.stringify(sealed)}\n`);
};

const listedEntries = async (list: ErasureList): Promise<string[]> =>
  (await list.names()).flatMap((name) => /^([0-9a-f-]{36})\.json$/.exec(name)?.[1] ?? []);

/** An entry of the list is damaged, or sealed with another key. */
export class WrongEntry extends Error {
  override readonly name = 'WrongEntry';

  constructor(readonly entry: string) {
    super(`The entry ${nameOf(entry)} of the list of erasures is damaged or sealed with another key`);
  }
}

/**
 * Reads an erasure from the list.
 * @throws {WrongEntry} if it is damaged, or sealed with none of the keys
 */
const readFromList = async (
  list: ErasureList,
  keys: readonly CryptoKey[],
  entry: string,
): Promise<ErasureFacts> => {
  const parsed = sealedFacts.safeParse(parsedJson(await list.read(nameOf(entry))));
  if (parsed.data?.facts.entry === entry)
    for (const key of keys)
      if ((await sealOf(key, parsed.data.facts)) === parsed.data.seal) return parsed.data.facts;
  throw new WrongEntry(entry);
};

/** How many entries are read at once. */
const readAtOnce = 50;

/** Reads every entry of the list; one that is damaged, or sealed with none of the keys, as `WrongEntry`. */
export const readWholeList = async (
  list: ErasureList,
  keys: readonly CryptoKey[],
): Promise<(ErasureFacts | WrongEntry)[]> => {
  const entries = await listedEntries(list);
  const read: (ErasureFacts | WrongEntry)[] = [];
  const tryToRead = (entry: string) =>
    readFromList(list, keys, entry).catch((failure: unknown) => {
      if (failure instanceof WrongEntry) return failure;
      throw failure;
    });
  for (let from = 0; from < entries.length; from += readAtOnce)
    read.push(...(await Promise.all(entries.slice(from, from + readAtOnce).map(tryToRead))));
  return read;
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
