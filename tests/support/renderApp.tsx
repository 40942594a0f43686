import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { capabilities } from '../../providers/http/capabilities';
import { WebApplication } from '../../src/public/boot/WebApplication';
import { network, unanswered } from './network';
import { readSentRequest, type SentRequest } from './sentRequest';
import { serverOfFile } from './serverOfFile';
import type { TestServer } from './testServer';

interface Options {
  /** The user to sign in; absent for a visitor. */
  as?: string;
  /** The server; by default one with the demo data that all tests of a file share. */
  server?: TestServer;
}

interface RenderedApp {
  user: UserEvent;
  server: TestServer;
  /** The requests that the application sent, in order. */
  requests: SentRequest[];
}

/** Answers requests with a real server and returns the requests it receives; existing handlers take precedence. */
export const answerApp = (server: TestServer): SentRequest[] => {
  const requests: SentRequest[] = [];
  const answer = async ({ request }: { request: Request }) => {
    requests.push(await readSentRequest(request));
    const response = await server.app.fetch(request);
    // MSW leaves a stream running that the page has given up.
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    if (!isStream || !response.body) return response;
    return new Response(
      response.body.pipeThrough(new TransformStream(), { signal: request.signal }),
      response,
    );
  };
  network.use(...network.listHandlers(), http.all('*/api/*', answer), http.get('*/config.json', answer));
  return requests;
};

/** Renders the real application at a path, with the real server behind HTTP. */
export const renderApp = async (path: string, options: Options = {}): Promise<RenderedApp> => {
  const server = options.server ?? (await serverOfFile());
  const requests = answerApp(server);
  if (options.as) localStorage.setItem('currentUser', JSON.stringify(await server.signIn(options.as)));
  window.history.replaceState(null, '', path);
  unanswered.clear();
  // A newly opened page does not know the capabilities that the server offered to the previous one.
  capabilities.offer(undefined);
  render(<WebApplication />);
  return { user: userEvent.setup({ delay: null }), server, requests };
};
