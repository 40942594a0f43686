import { v4 as uuid } from 'uuid';

/** The placeholder in a stored draft for a file, which is stored separately. */
export interface KeptFile {
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
