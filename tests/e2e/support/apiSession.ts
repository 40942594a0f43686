import { expect } from '@playwright/test';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import type { Document } from './documents';
import { makeNif } from './makeNif';
import { accounts } from './signIn';

/** Sends an API call, as a POST if it has a body. */
export type Send = (
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** Returns a function that sends to one server, and aborts after `timeout` milliseconds if that is given. */
export const sendTo =
  (url: string, timeout?: number): Send =>
  (path, body, headers) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : undefined,
      signal: timeout ? AbortSignal.timeout(timeout) : undefined,
    });

/** Sends a call that must succeed, and returns its payload, which some responses wrap in `data`. */
const readBy = (send: Send) => async (path: string, body?: unknown) => {
  const answer = await send(path, body);
  expect(answer.status, path).toBe(200);
  const answered = await answer.json();
  return answered.data ?? answered;
};

/** Signs in without a browser, and returns the session and functions that send and read as that user. */
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
 * Fetches once what a submission by the demo's operator needs, and returns a function that makes bodies of POST
 * Application/submit: one request with a proof from Social Security, for a new tax number unless one is given.
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
