import fc from 'fast-check';
import { hostileValue } from './hostileValues';

type Path = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isTree(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const defined = (value: unknown) => ({ value, writable: true, enumerable: true, configurable: true });

/** Returns a copy of a value with a change at a path; unchanged if the path does not exist. */
const changed = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (!isTree(value)) return value;
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  Object.defineProperty(copy, key, defined(changed(Reflect.get(value, key), rest, change)));
  return copy;
};

/** Generates a call's valid input with one to three errors: other values, missing or repeated ones, unknown keys. */
export const mutated = (example: unknown, ids: readonly number[]): fc.Arbitrary<unknown> => {
  const change = fc.oneof(
    { weight: 8, arbitrary: hostileValue(ids).map((value) => () => value) },
    fc.constant(() => undefined),
    fc.constant((old: unknown) => [old, old]),
    fc.constant((old: unknown) =>
      Array.isArray(old) ? Array.from({ length: 60 }, () => old[0]) : String(old),
    ),
    fc
      .tuple(
        fc.constantFrom('__proto__', 'constructor', 'id', 'providerId', 'statusId', 'extra'),
        hostileValue(ids),
      )
      .map(
        ([key, value]) =>
          (old: unknown) =>
            changed(isTree(old) ? old : {}, [key], () => value),
      ),
  );
  const [root = [], ...inner] = pathsOf(example);
  const path =
    inner.length > 0
      ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...inner) }, fc.constant(root))
      : fc.constant(root);
  const step = fc.tuple(path, change);
  return fc
    .array(step, { minLength: 1, maxLength: 3 })
    .map((steps) => steps.reduce((value, [where, how]) => changed(value, where, how), example));
};
