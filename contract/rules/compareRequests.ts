import { type FieldWith, storedFields } from './requestFields';
import { addressParts } from './requestParts';

type AddressField = FieldWith<{ kind: 'address' }>;

const partsOf = (field: AddressField) => addressParts.map((part) => `${field}.${part}` as const);

/** The fields in which two requests are compared, in the order of the detail page (spec 2.8). */
export const comparedFields = [
  'providerName',
  'providerEmail',
  ...storedFields.flatMap((field) =>
    field === 'address' || field === 'studentAddress' ? partsOf(field) : field,
  ),
] as const;
export type ComparedField = (typeof comparedFields)[number];

type Value = string | boolean | null;

/** The parts of a request that are compared. */
export type ComparedRequest = {
  readonly [Field in Exclude<ComparedField, `${string}.${string}`>]: Value;
} & { readonly [Field in AddressField]: object | null };

/** A field whose values differ: the other request's value, and this one's. */
export interface ChangedField {
  field: ComparedField;
  before: Value;
  after: Value;
}

/** Returns the value of a field; absent and empty text count as the same. */
const valueIn = (request: ComparedRequest, field: ComparedField): Value => {
  const [name, part] = field.split('.');
  const whole: unknown = Reflect.get(request, String(name));
  const value: unknown = part === undefined ? whole : whole && Reflect.get(Object(whole), part);
  return typeof value === 'boolean' ? value : value ? String(value) : null;
};

/** Returns the fields in which a request differs from another one. */
export const changedFields = (before: ComparedRequest, after: ComparedRequest): ChangedField[] =>
  comparedFields
    .map((field) => ({ field, before: valueIn(before, field), after: valueIn(after, field) }))
    .filter((one) => one.before !== one.after);

/** The properties of a document that are compared. */
export interface ComparedDocument {
  readonly id: number;
  readonly filename: string;
  readonly resourceFileTypeId: number;
  /** In bytes. */
  readonly size: number;
  /** Identical for identical bytes; null when unknown. */
  readonly digest: string | null;
}

/** What happened to a document. */
export interface ChangedDocument {
  filename: string;
  resourceFileTypeId: number;
  change: 'added' | 'removed' | 'kept';
}

/** Compares digests if both are known, otherwise name and size. */
const isSame = (one: ComparedDocument, other: ComparedDocument): boolean => {
  if (one.id === other.id) return true;
  if (one.digest !== null && other.digest !== null) return one.digest === other.digest;
  return one.filename === other.filename && one.size === other.size;
};

/**
 * Returns which documents a request added, removed and kept. A document with the same bytes is kept, whatever
 * its name and field; among several, the one in the same field is matched.
 */
export const changedDocuments = (
  before: readonly ComparedDocument[],
  after: readonly ComparedDocument[],
): ChangedDocument[] => {
  const left = [...before];
  const take = (document: ComparedDocument): boolean => {
    const same = left.filter((other) => isSame(other, document));
    const taken =
      same.find(({ resourceFileTypeId }) => resourceFileTypeId === document.resourceFileTypeId) ?? same[0];
    if (taken) left.splice(left.indexOf(taken), 1);
    return taken !== undefined;
  };
  const changed = (
    { filename, resourceFileTypeId }: ComparedDocument,
    change: ChangedDocument['change'],
  ) => ({
    filename,
    resourceFileTypeId,
    change,
  });
  const present = after.map((document) => changed(document, take(document) ? 'kept' : 'added'));
  return [
    ...present.filter(({ change }) => change === 'added'),
    ...left.map((document) => changed(document, 'removed')),
    ...present.filter(({ change }) => change === 'kept'),
  ];
};
