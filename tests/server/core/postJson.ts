import type { TestServer } from '../../support/testServer';

/** Posts JSON to a call, with a token if given; returns the status and the body of the response. */
export const postJson = async (server: TestServer, path: string, body: unknown, token?: string) => {
  const answer = await server.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};
