import { codeOfMessage } from '../../contract/records/messageCodes';
import type { ErrorCode } from '../../contract/rules/errorCodes';

/** A text for people with its code for programs, as tables of texts hold them. */
export interface CodedText {
  readonly code: ErrorCode;
  readonly text: string;
}

/** A table of which every text has a code. */
export type CodedTexts = Readonly<Record<string, CodedText | ((...told: never) => CodedText)>>;

/** What a refusal says: a text alone has the code that the contract gives its message, or none of its own. */
export type Words = string | { readonly text: string; readonly code?: ErrorCode | undefined };

/** Returns the text of what a refusal says, and its code if it has one of its own. */
export const readWords = (words: Words): Exclude<Words, string> =>
  typeof words === 'string' ? { text: words, code: codeOfMessage(words) } : words;

/** Puts a name, such as that of a field, before what a refusal says. */
export const withName = (name: string, words: Words): Words => {
  const { text, code } = readWords(words);
  return { text: `${name}: ${text}`, code };
};

/** Why a call was refused; http/ turns each into its status. */
export type RefusalReason =
  | 'badRequest'
  | 'unauthenticated'
  | 'forbidden'
  | 'factorNeeded'
  | 'identityNeeded'
  | 'notFound'
  | 'changed'
  | 'tooManyAttempts'
  | 'limitReached'
  | 'notConfigured'
  | 'unavailable';

/** A refusal with the Portuguese text that the caller may read. Anything else thrown is an unexpected failure. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Why, for programs; what the reason tells when absent. */
  readonly code: ErrorCode | undefined;
  /** Which items of the call's list can't be done, if it is about some of them; the others may be. */
  items?: readonly number[];

  constructor(
    readonly reason: RefusalReason,
    words: Words,
    /** Seconds until a retry is worthwhile, if the refusal ends by itself. */
    readonly retryAfterSeconds?: number,
    /** The input field that it is about, if the caller's form can show it there. */
    readonly field?: string,
    /** More to know about it, which callers may read after the message. */
    readonly details: readonly string[] = [],
  ) {
    const { text, code } = readWords(words);
    super(text);
    this.code = code;
  }
}

/** Builds the refusal of a call's input, naming the field as users know it (spec 7.1, Refusals). */
export const fieldRefusal = (label: string, words: Words): Refusal =>
  new Refusal('badRequest', withName(label, words));

/**
 * Maps the items of a call in order, of which all or none are to be done.
 * @throws {Refusal} that of the first which `map` refuses, naming all of these
 */
export const mapAll = <Item, Result>(items: readonly Item[], map: (item: Item) => Result): Result[] => {
  const refused = new Map<number, Refusal>();
  const results = items.flatMap((item, index) => {
    try {
      return [map(item)];
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      refused.set(index, failure);
      return [];
    }
  });
  const [first] = refused.values();
  if (!first) return results;
  first.items = [...refused.keys()];
  throw first;
};
