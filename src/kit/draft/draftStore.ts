import { createStore, delMany, get, getMany, keys, setMany, type UseStore, update } from 'idb-keyval';
import { v4 as uuid } from 'uuid';

/** Whose draft it is, of which form, typed in which tab. */
export interface DraftPlace {
  user: string;
  form: string;
  tab: string;
}

/** The values that a user had typed, and when they were last stored. */
export interface Draft {
  values: Record<string, unknown>;
  keptOn: Date;
}

interface KeptDraft {
  values: unknown;
  keptOn: Date;
  files: string[];
}

type DraftKey = ['draft', user: string, form: string, tab: string];

const lifetime = 24 * 60 * 60 * 1000;
const erasedKey = 'erasedOn';

/** When each user has signed out last. */
type SignOuts = Readonly<Record<string, Date>>;

const isOld = (moment: Date) => Date.now() - moment.getTime() > lifetime;

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('drafts', 'drafts');
  return opened;
};

// Some browsers have no IndexedDB in a private window; nothing is stored there.
const isKeepingPossible = () => 'indexedDB' in globalThis;

const draftKey = ({ user, form, tab }: DraftPlace): DraftKey => ['draft', user, form, tab];
const fileKey = ({ user, form, tab }: DraftPlace, id: string) => ['file', user, form, tab, id];
const placeOf = ([, user, form, tab]: DraftKey): DraftPlace => ({ user, form, tab });

const draftKeys = async (): Promise<DraftKey[]> =>
  (await keys<IDBValidKey>(store())).filter(
    (key): key is DraftKey => Array.isArray(key) && key[0] === 'draft',
  );

/** Stores a draft, unless its user has signed out in any tab since the form was opened. */
export const writeDraft = async (place: DraftPlace, values: unknown, openedOn: Date): Promise<void> => {
  if (!isKeepingPossible()) return;
  const packed = packFiles(values);
  const known = (await get<KeptDraft>(draftKey(place), store()))?.files ?? [];
  const kept: KeptDraft = { values: packed.values, keptOn: new Date(), files: [...packed.files.keys()] };
  // A file is written only once, however often the other fields change.
  const added = [...packed.files].filter(([id]) => !known.includes(id));
  await setMany(
    [[draftKey(place), kept], ...added.map(([id, file]): [IDBValidKey, File] => [fileKey(place, id), file])],
    store(),
  );
  await delMany(
    known.filter((id) => !packed.files.has(id)).map((id) => fileKey(place, id)),
    store(),
  );
  const erasedOn = (await get<SignOuts>(erasedKey, store()))?.[place.user];
  if (erasedOn && erasedOn >= openedOn) await eraseDraft(place);
};

/** Returns the draft at a place; undefined if there is none or it is older than 24 hours. */
export const readDraft = async (place: DraftPlace): Promise<Draft | undefined> => {
  if (!isKeepingPossible()) return undefined;
  const kept = await get<KeptDraft>(draftKey(place), store());
  if (!kept || isOld(kept.keptOn)) return undefined;
  const found = await getMany<File | undefined>(
    kept.files.map((id) => fileKey(place, id)),
    store(),
  );
  const files = new Map(
    kept.files.flatMap((id, index): [string, File][] => {
      const file = found[index];
      return file ? [[id, file]] : [];
    }),
  );
  // Only form values are ever stored, and those are an object.
  return { values: unpackFiles(kept.values, files) as Draft['values'], keptOn: kept.keptOn };
};

/** Returns every place where a user has a draft of a form, newest first. */
export const findDrafts = async (user: string, form: string): Promise<DraftPlace[]> => {
  if (!isKeepingPossible()) return [];
  const own = (await draftKeys()).filter((key) => key[1] === user && key[2] === form);
  const drafts = await getMany<KeptDraft>(own, store());
  return own
    .map((key, index) => ({ place: placeOf(key), keptOn: drafts[index]?.keptOn.getTime() ?? 0 }))
    .sort((a, b) => b.keptOn - a.keptOn)
    .map(({ place }) => place);
};

/** Deletes the draft at a place, including its files. */
export const eraseDraft = async (place: DraftPlace): Promise<void> => {
  if (!isKeepingPossible()) return;
  const files = (await get<KeptDraft>(draftKey(place), store()))?.files ?? [];
  await delMany([draftKey(place), ...files.map((id) => fileKey(place, id))], store());
};

/** Deletes all drafts of a user at sign-out, and keeps forms open in other tabs from storing theirs again. */
export const eraseDraftsOf = async (user: string): Promise<void> => {
  if (!isKeepingPossible()) return;
  await update<SignOuts>(erasedKey, (known) => ({ ...known, [user]: new Date() }), store());
  const own = (await draftKeys()).filter((key) => key[1] === user);
  await Promise.all(own.map((key) => eraseDraft(placeOf(key))));
};

/** Deletes every draft older than 24 hours, of any user, and who has signed out longer ago. */
export const eraseOldDrafts = async (): Promise<void> => {
  if (!isKeepingPossible()) return;
  const all = await draftKeys();
  const drafts = await getMany<KeptDraft>(all, store());
  const old = all.filter((_, index) => isOld(drafts[index]?.keptOn ?? new Date(0)));
  await Promise.all(old.map((key) => eraseDraft(placeOf(key))));
  const recent = (known: SignOuts = {}) => Object.entries(known).filter(([, moment]) => !isOld(moment));
  await update<SignOuts>(erasedKey, (known) => Object.fromEntries(recent(known)), store());
};

/** The placeholder in a stored draft for a file, which is stored separately. */
interface KeptFile {
  readonly keptFile: string;
}

const isKeptFile = (value: object): value is KeptFile => 'keptFile' in value;

const mapLeaves = (value: unknown, change: (leaf: unknown) => unknown): unknown => {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, change)]));
};

const idsByFile = new WeakMap<File, string>();

const idOf = (file: File): string => {
  const id = idsByFile.get(file) ?? uuid();
  idsByFile.set(file, id);
  return id;
};

/** Replaces the files in a form's values by placeholders; a file keeps its id as long as it is the same object. */
export const packFiles = (values: unknown): { values: unknown; files: Map<string, File> } => {
  const files = new Map<string, File>();
  const packed = mapLeaves(values, (leaf) => {
    if (!(leaf instanceof File)) return leaf;
    const id = idOf(leaf);
    files.set(id, leaf);
    return { keptFile: id } satisfies KeptFile;
  });
  return { values: packed, files };
};

/** Puts the files back into the values; a lost file becomes null, or is left out of its list. */
export const unpackFiles = (values: unknown, files: ReadonlyMap<string, File>): unknown =>
  mapLeaves(values, (leaf) => {
    if (Array.isArray(leaf) && leaf.some((item) => isLostFile(item, files))) {
      return unpackFiles(
        leaf.filter((item) => !isLostFile(item, files)),
        files,
      );
    }
    if (typeof leaf !== 'object' || leaf === null || !isKeptFile(leaf)) return leaf;
    const file = files.get(leaf.keptFile) ?? null;
    if (file) idsByFile.set(file, leaf.keptFile);
    return file;
  });

const isLostFile = (item: unknown, files: ReadonlyMap<string, File>) =>
  typeof item === 'object' && item !== null && isKeptFile(item) && !files.has(item.keptFile);
