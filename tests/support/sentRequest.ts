/** A request as it went over the wire. */
export interface SentRequest {
  method: string;
  /** Path with its query, such as `/api/Address/search?cp4=1000&cp3=001`. */
  path: string;
  /** The JSON body; undefined without one. */
  body: unknown;
  /** The key by which the server recognises a repeated request; undefined without one. */
  idempotencyKey: string | undefined;
}

/** Reads a request into a form for assertions. */
export const readSentRequest = async (request: Request): Promise<SentRequest> => {
  const { pathname, search } = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: pathname + search,
    body: text === '' ? undefined : JSON.parse(text),
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
  };
};
