import type { z } from 'zod';
import type { AccessRule } from '../access';
import type { BodyLimits } from '../rules/bodyLimits';

/** Who may call: anyone, anyone signed in, or whoever satisfies one of the rules. */
export type CallAccess = 'public' | 'signedIn' | readonly AccessRule[];

/** How a filter of a search travels: 0 to 9 as a number or as they are typed, true or false, the first moment of a day. */
export type FilterKind = 'number' | 'text' | 'yesNo' | 'day';

/**
 * One call of spec 7: client, server, conformance test and OpenAPI document are made from it.
 * GET and DELETE carry their input in the query, POST and PUT in a JSON body; `:id` in the path carries the input's `id`.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, beginning with a slash; parts such as `:id` stand for fields of the input. */
  readonly path: string;
  /** What it is for, one line. */
  readonly summary: string;
  readonly access: CallAccess;
  /**
   * Names a call of our own, beyond those that spec 7.7 expects of every back end: /config.json lists it, and the client makes it only then.
   * Such a call never answers 404, which would say that it is not there; below a path with an id, 404 means the id.
   */
  readonly extension?: string;
  readonly input: Input;
  readonly answer: Answer;
  /** Whether the server wraps the answer as `{data: …}`; the client takes both forms. */
  readonly wrapped?: true;
  /** Whether the answer is a part of a list; the header Content-Range says which part, and of how many. */
  readonly isRange?: true;
  /** Refusals besides those that every call of its kind may answer with: what each status means. */
  readonly refusals?: Readonly<Partial<Record<403 | 409 | 503, string>>>;
  /** Whether a repetition under the same `Idempotency-Key` answers the first result instead of doing it again. */
  readonly takesIdempotencyKey?: true;
  /** Whether the header `Purpose: prefetch` says that its answer is fetched before anybody looks at it; the audit tells so. */
  readonly mayBeFetchedAhead?: true;
  /** What people call the fields of its input, where contract/fieldLabels does not say so; its refusals name the fields too. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The filters of a search, and how each travels; `defineSearch` makes them of its input. */
  readonly filters?: Readonly<Record<string, FilterKind>>;
  /** What its body may hold, where that is more than a few fields. */
  readonly body?: BodyLimits;
}

/** Whether a call carries its input in a JSON body. */
export const hasBody = ({ method }: Pick<Call, 'method'>): boolean => method === 'POST' || method === 'PUT';

/** The fields of a call's input that stand in its path. */
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

/** What a caller gives to a call. */
export type CallInput<C> = C extends { input: infer I extends z.ZodType } ? z.input<I> : never;
/** What the server gets of a call, once checked. */
export type CheckedInput<C> = C extends { input: infer I extends z.ZodType } ? z.output<I> : never;
/** What a call answers, unwrapped. */
export type CallAnswer<C> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
