/** A request as it went over the wire. */
export interface SentRequest {
  method: string;
  /** Path with its query, such as `/api/Address/search?cp4=1000&cp3=001`. */
  path: string;
  /** JSON body; undefined without one. */
  body: unknown;
  /** The key that names it to the server, so that it is done once; undefined without one. */
  idempotencyKey: string | undefined;
}

/** Records a request for assertions. */
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
