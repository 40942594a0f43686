import type { z } from 'zod';
import type { Call, CallAnswer, CallInput, Download } from '../../contract/calls/defineCall';
import { firstMessage } from '../../contract/errorMessage';
import { callRequest } from './callRequest';
import type { TestServer } from './testServer';

/** The API client of a signed-in user, over HTTP. */
export interface ApiClient {
  /** Sends a call and returns the bare response. */
  send(call: Call | Download, input: unknown, more?: Readonly<Record<string, string>>): Promise<Response>;
  /** Returns the answer of a call; throws unless it is a 200 that matches the contract. */
  answer<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>>;
  /** Returns the status and first message of a refusal. */
  refusal(call: Call | Download, input: unknown): Promise<{ status: number; message: string | undefined }>;
}

/** Signs a user in and returns their API client. */
export const apiClient = async (
  server: TestServer,
  { username }: { username: string },
): Promise<ApiClient> => {
  const { accessToken } = await server.signIn(username);
  const send: ApiClient['send'] = async (call, input, more) => {
    const [path, init] = callRequest(call, input);
    const headers = new Headers({ ...init.headers, ...more });
    headers.set('authorization', `Bearer ${accessToken}`);
    return server.fetch(`/api${path}`, { ...init, headers });
  };
  return {
    send,
    answer: async (call, input) => {
      const response = await send(call, input);
      const body: unknown = await response.json();
      if (response.status !== 200)
        throw new Error(`${call.path}: ${response.status} ${JSON.stringify(body)}`);
      const answer = call.wrapped ? (body as { data: unknown }).data : body;
      return call.answer.parse(answer) as z.output<typeof call.answer> as CallAnswer<typeof call>;
    },
    refusal: async (call, input) => {
      const response = await send(call, input);
      return { status: response.status, message: firstMessage(await response.json()) };
    },
  };
};
