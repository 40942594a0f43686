/** The body of a refusal: groups of texts about the input, or one text. */
interface RefusalBody {
  readonly errors?: readonly {
    readonly errors: readonly string[];
    readonly code?: string;
    readonly field?: string;
  }[];
  readonly message?: string;
  readonly code?: string;
  /** As OAuth has them, from the token call. */
  readonly error?: string;
  readonly error_description?: string;
}

/** One thing that is wrong with the input of a call. */
export interface Problem {
  readonly text: string;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
}

/** A call that the server refused, or that it did not answer. */
export class TsiError extends Error {
  override readonly name = 'TsiError';
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Stable name of the reason; the message is for people and may change. */
  readonly code: string | undefined;
  /** The field of the input that it is about. */
  readonly field: string | undefined;
  /** To be quoted when asking about it: the server's log and the page 'Integração' have it. */
  readonly reference: string | undefined;
  /** Everything that is wrong; the first of them is also message, code and field. */
  readonly problems: readonly Problem[];

  constructor(status: number, problems: readonly Problem[], reference?: string, options?: ErrorOptions) {
    super(problems[0]?.text ?? `The server answered ${status}`, options);
    this.status = status;
    this.problems = problems;
    this.code = problems[0]?.code;
    this.field = problems[0]?.field;
    this.reference = reference;
  }
}

/** Reads the answer to a call that was refused. */
export const errorOf = async (response: Response): Promise<TsiError> => {
  const reference = response.headers.get('x-request-id') ?? undefined;
  return new TsiError(response.status, problemsIn(await bodyOf(response)), reference);
};

const bodyOf = async (response: Response): Promise<RefusalBody> => {
  try {
    return Object(await response.json());
  } catch {
    return {};
  }
};

const problemsIn = (body: RefusalBody): Problem[] => {
  if (body.errors)
    return body.errors.flatMap(({ errors, code, field }) => errors.map((text) => ({ text, code, field })));
  const text = body.message ?? body.error_description ?? body.error;
  return text === undefined ? [] : [{ text, code: body.code ?? body.error }];
};
