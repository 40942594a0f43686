/** The answer inside `{data: …}`, or the bare answer (api.md, Envelope). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
