import type { z } from 'zod';
import type { AccessRule } from '../access';
import type { AuditAction } from '../rules/auditActions';
import type { BodyLimits } from '../rules/bodyLimits';

/** Who may make a call: anyone, anyone signed in, or any user who satisfies one of the rules. */
export type CallAccess = 'public' | 'signedIn' | readonly AccessRule[];

/**
 * How a search filter is sent: as a number, as the text typed (which may be digits), as true or false, or as
 * the first moment of a day.
 */
export type FilterKind = 'number' | 'text' | 'yesNo' | 'day';

/**
 * How the audit records a call that was answered: by one of these actions, or not, because its answer tells nothing of a
 * person, or nothing that was not told to the same caller and recorded then.
 */
export type RecordedAs = readonly [AuditAction, ...AuditAction[]] | 'noPersonalData' | 'recordedBefore';

/**
 * One call of spec 7, the source for the client, the server, the conformance test and the OpenAPI document.
 * GET and DELETE carry their input in the query, POST and PUT in a JSON body; `:id` in the path carries the
 * input's `id`.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, with a leading slash; segments such as `:id` stand for fields of the input. */
  readonly path: string;
  /** What the call is for, in one line. */
  readonly summary: string;
  readonly access: CallAccess;
  /** Every call of the contract says so: tests/server/conformance makes each and looks in the audit. */
  readonly recordedAs?: RecordedAs;
  /**
   * Whether a caller who has a factor must have proven it within ten minutes; otherwise the call is refused with 403 and a
   * `WWW-Authenticate` header, and can be repeated once that is done. The call's verb refuses whoever comes another way,
   * so every call that leads to it says the same.
   */
  readonly needsRecentFactor?: true;
  /**
   * Names a call of our own, beyond those that spec 7.7 expects of every back end. The client makes it only
   * if /config.json lists it. Answered 404 without the code `not_found`, it does not exist; below a path with an id,
   * 404 refers to the id.
   */
  readonly capability?: string;
  readonly input: Input;
  readonly answer: Answer;
  /** Whether the server wraps the answer as `{data: …}`; the client accepts both forms. */
  readonly wrapped?: true;
  /** Whether the answer is part of a list; the Content-Range header says which part, and of how many. */
  readonly isRange?: true;
  /** What each additional refusal status means, beyond those that every call of its kind may answer with. */
  readonly refusals?: Readonly<Partial<Record<403 | 409 | 503, string>>>;
  /** Whether repeating the call under the same `Idempotency-Key` returns the first result instead of acting again. */
  readonly takesIdempotencyKey?: true;
  /**
   * The list of the input whose items are each done and answered for themselves, up to so many, where the caller sends
   * `Prefer: handling=lenient`. `allOrNone`: without it, the call does all items of its list or none, so that several can
   * be tried together.
   */
  readonly answersEach?: { readonly list: string; readonly most: number; readonly allOrNone?: true };
  /**
   * Whether it may be answered with 202 and `{awaitsApproval: id}`: an administrator has switched on that such an act
   * needs a second person, and nothing is done until one confirms it. The call's verb asks for `doAct` whichever way
   * leads to it.
   */
  readonly mayAwaitApproval?: true;
  /**
   * Whether the call may carry the header `Purpose: prefetch`, for an answer fetched before anybody looks at
   * it; the audit records it as such.
   */
  readonly mayBePrefetched?: true;
  /** Labels of the input's fields where contract/fieldLabels has none; refusals use them too. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The filters of a search, and how each is sent; `defineSearch` derives them from the input. */
  readonly filters?: Readonly<Record<string, FilterKind>>;
  /** Limits of the body, where it holds more than a few fields. */
  readonly body?: BodyLimits;
}

/** Returns whether a call carries its input in a JSON body. */
export const hasBody = ({ method }: Pick<Call, 'method'>): boolean => method === 'POST' || method === 'PUT';

/** Returns the fields of a call's input that are part of its path. */
export const pathFields = ({ path }: Pick<Call, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** A call whose answer is a file. */
export interface Download<Input extends z.ZodType = z.ZodType>
  extends Omit<Call<Input, never>, 'answer' | 'wrapped' | 'isRange'> {
  /** Media type of the file. */
  readonly mediaType: string;
}

/** Declares a call, keeping the types of its input and answer. */
export const defineCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
): Call<Input, Answer> => call;

/** Declares a call that answers with a file. */
export const defineDownload = <Input extends z.ZodType>(call: Download<Input>): Download<Input> => call;

/** What calls of our own share, declared once. */
interface Group {
  /** The beginning of their paths. */
  readonly path: string;
  readonly capability: string;
  /** Labels of the fields of all of them. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Declares calls of our own that come together: their answers are wrapped, and what they share is said once. */
export const ownCalls = ({ path, capability, labels }: Group) => {
  const joined = <C extends Pick<Call, 'path' | 'labels'>>(call: C) => ({
    ...call,
    path: path + call.path,
    capability,
    ...((labels || call.labels) && { labels: { ...labels, ...call.labels } }),
  });
  return {
    // Without these marks the bundler keeps every call of a group of which a page makes one.
    call: /* @__NO_SIDE_EFFECTS__ */ <Input extends z.ZodType, Answer extends z.ZodType>(
      call: Call<Input, Answer>,
    ): Call<Input, Answer> => ({ ...joined(call), wrapped: true }),
    download: /* @__NO_SIDE_EFFECTS__ */ <Input extends z.ZodType>(call: Download<Input>): Download<Input> =>
      joined(call),
  };
};

/** The input that a caller passes to a call. */
export type CallInput<C> = C extends { input: infer I extends z.ZodType } ? z.input<I> : never;
/** The input that the server receives, once validated. */
export type CheckedInput<C> = C extends { input: infer I extends z.ZodType } ? z.output<I> : never;
/** What JSON turns into a shape: where that has a text, a `Date` is written as its moment (ISO 8601, UTC). */
export type BeforeJson<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer Item)[]
    ? readonly BeforeJson<Item>[]
    : T extends object
      ? { [Key in keyof T]: BeforeJson<T[Key]> }
      : T;

/** The answer of a call, unwrapped. */
export type CallAnswer<C> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
