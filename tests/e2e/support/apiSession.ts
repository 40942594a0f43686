import { expect } from '@playwright/test';
import { exampleCodes } from '../../../server/seed/addresses/exampleCodes';
import type { Document } from './documents';
import { makeNif } from './makeNif';
import { accounts } from './signIn';

/** Sends a call of the API, as POST where it has a body. */
export type Send = (
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** Sends to one server; gives up after so many milliseconds, where they are given. */
export const sendTo =
  (url: string, timeout?: number): Send =>
  (path, body, headers) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : undefined,
      signal: timeout ? AbortSignal.timeout(timeout) : undefined,
    });

/** Sends, and reads what is answered to a call that succeeds, out of the `data` in which some answers have it. */
const readBy = (send: Send) => async (path: string, body?: unknown) => {
  const answer = await send(path, body);
  expect(answer.status, path).toBe(200);
  const answered = await answer.json();
  return answered.data ?? answered;
};

/** Signs in without a browser: what sends and reads as that user from then on, and the session itself. */
export const signInBy = async (
  send: Send,
  { username, password }: { username: string; password: string } = accounts.operator,
) => {
  const session = await readBy(send)('/Authentication/login', { username, password });
  const sendAsUser: Send = (path, body, headers) =>
    send(path, body, { Authorization: `Bearer ${session.accessToken}`, ...headers });
  return { session, send: sendAsUser, read: readBy(sendAsUser) };
};

/**
 * Asks once for what a submission of the demo's operator needs, and makes bodies of POST Application/submit: one
 * request with a proof from Social Security, for a tax number of its own unless one is given.
 */
export const prepareSubmissions = async (send: Send) => {
  const read = readBy(send);
  const { providerId } = await read('/Provider/provider-context');
  const { cp4, cp3 } = exampleCodes.one[0];
  const [address] = await read(`/Address/search?cp4=${cp4}&cp3=${cp3}`);
  return ({ name, buffer }: Document, fiscalNumber = makeNif()) => {
    const file = `data:application/pdf;base64,${buffer.toString('base64')}`;
    return {
      providerId,
      providerEmail: accounts.operator.username,
      applications: [
        {
          fullName: 'Rui Barbosa',
          fiscalNumber,
          address,
          isStudent: false,
          applicantGaveConsent: true,
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [{ filename: name, sanitizeName: false, file }],
          taxCustomsAuthorityFiles: [],
        },
      ],
    };
  };
};
