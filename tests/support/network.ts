import { setupServer } from 'msw/node';
import { takeBlobBodies } from './takeBlobBodies';

/** The mock network (MSW); an unhandled request is an error. */
export const network = setupServer();

/** The requests of the page that nothing has answered yet: their URLs by MSW's id. */
export const unanswered = new Map<string, string>();
network.events.on('request:start', ({ request, requestId }) => unanswered.set(requestId, request.url));
network.events.on('request:end', ({ requestId }) => unanswered.delete(requestId));
network.events.on('unhandledException', ({ requestId }) => unanswered.delete(requestId));

/** Starts intercepting requests. */
export const listen = (): void => {
  network.listen({ onUnhandledRequest: 'error' });
  takeBlobBodies();
};
