import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { claimApplication, followQueues } from '../../../contract/calls/claim';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let isEnding = false;
beforeEach(async () => {
  isEnding = false;
  server = await createTestServer({ seed: 'empty', endsStreams: () => isEnding });
}, 60_000);
afterEach(async () => {
  isEnding = true;
  await server.close();
});

/** Opens the stream of events; `until` reads on until a text has come, `rest` to its end. */
const follow = async (user: ApiClient, input: object = {}) => {
  const response = await user.send(followQueues, input);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += value;
    }
    return text;
  };
  return {
    until: (wanted: string) => read(() => text.includes(wanted)),
    rest: () => read(() => false),
    leave: () => reader?.cancel(),
  };
};

describe('events of the queues', () => {
  it('tell an officer that somebody claimed a request, and everybody that one was decided; they end with the server', async () => {
    const { db } = server;
    const officer = await apiClient(server, await makeAdministrator(db));
    const { id: applicationId } = await makeApplication(db, { statusId: status.awaitsRegulator });
    const seen = await follow(await apiClient(server, await makeOperator(db)));
    await officer.answer(claimApplication, { applicationId });
    expect(await seen.until('claims')).not.toContain('queues');
    await officer.answer(setEligibility, { applicationId, applicationStatus: status.eligible });
    const text = await seen.until('event: queues\ndata:\n\n');
    expect(text).toContain('event: queues\ndata:\n\n');
    isEnding = true;
    expect(await seen.rest()).toMatch(/^(:|event: (queues|claims)|data:|\n)+$/);
  });

  it('are for four windows of a person at once; one that is closed makes room', async () => {
    const officer = await apiClient(server, await makeAdministrator(server.db));
    const [first] = await Promise.all([1, 2, 3, 4].map(() => follow(officer)));
    expect(await officer.refusal(followQueues, {})).toMatchObject({ status: 429 });
    await first?.leave();
    const another = await follow(officer, { seconds: 0 });
    expect(await another.rest()).toBe(':\n\n');
  });
});
