import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listenToNetwork } from '../../../../tests/support/listenToNetwork';
import { wire } from '../../../../tests/support/wire';
import { followQueues as followCall } from '../../contract/calls';
import { followQueues, type QueueEvent } from '../../providers/followQueues';

listenToNetwork();

/** Follows the queues by a stream that the test writes; `told` is what the listener was called with. */
const follow = (listener: (event: QueueEvent) => void = () => {}) => {
  const told: QueueEvent[] = [];
  const leaving = new AbortController();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
    },
  });
  wire({
    [followCall.path]: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  });
  const ended = followQueues((event) => {
    told.push(event);
    listener(event);
  }, leaving.signal);
  return {
    told,
    ended,
    leave: () => leaving.abort(),
    send: (event: QueueEvent) => stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata:\n\n`)),
  };
};

it('the stream of queue events tells what the server says, in its order', async () => {
  const { told, send, leave, ended } = follow();
  send('claims');
  await waitFor(() => expect(told).toEqual(['claims']));
  send('queues');
  await waitFor(() => expect(told).toEqual(['claims', 'queues']));
  leave();
  await ended;
});

it('the stream of queue events ends when the caller leaves, and tells nothing of what comes at that moment', async () => {
  const { told, send, leave, ended } = follow();
  send('claims');
  await waitFor(() => expect(told).toHaveLength(1));
  send('claims');
  leave();
  await ended;
  expect(told).toEqual(['claims']);
});

it('the stream of queue events tells nothing to a listener that left because of what it was told', async () => {
  let leave = () => {};
  const followed = follow(() => leave());
  leave = followed.leave;
  followed.send('claims');
  followed.send('queues');
  await followed.ended;
  expect(followed.told).toEqual(['claims']);
});
