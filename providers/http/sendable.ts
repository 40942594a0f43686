import type { FileText } from './fileText';

/** The input of a call, in which the content of a file may stand for any text. */
export type Sendable<T> = T extends string
  ? T | FileText
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Sendable<T[Key]> }
      : T;
