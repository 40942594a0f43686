/** Where a call goes; the build makes the table from the OpenAPI document. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api; `{id}` stands for that field of the input. */
  readonly path: string;
  /** Whether the call takes an `Idempotency-Key`, as every write of a provider's system does; all others may be repeated. */
  readonly isWrite?: boolean;
}

/** The address of every operation, by its name. */
export type Addresses<Operations> = Readonly<Record<keyof Operations, Address>>;

/** The fields of a query, path or body; those of a part that an operation does not have are none. */
type Fields<Part> = [Exclude<Part, undefined>] extends [never] ? unknown : Exclude<Part, undefined>;

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : unknown;

type ParametersOf<Operation> = Operation extends { parameters: { query?: infer Query; path?: infer Path } }
  ? Fields<Query> & Fields<Path>
  : unknown;

/** What an operation is given: the fields of its path and query, or of its body. */
export type InputOf<Operation> = ParametersOf<Operation> & BodyOf<Operation>;

type ContentOf<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : Blob;

/** What an operation answers: its JSON as the document describes it, or a file. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 202)]: ContentOf<Responses[Status]> }[keyof Responses & (200 | 202)]
  : never;
