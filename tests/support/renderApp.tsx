import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { onTestFinished } from 'vitest';
import { WebApplication } from '../../src/app/entry/WebApplication';
import { network } from './network';
import { readSentRequest, type SentRequest } from './sentRequest';
import { createTestServer, type TestServer } from './testServer';

interface Options {
  /** Who is signed in; nobody when absent. */
  as?: string;
  /** The server to speak with; one with the demo data when absent. */
  server?: TestServer;
}

interface RenderedApp {
  user: UserEvent;
  server: TestServer;
  /** Everything that the application sent, in order. */
  requests: SentRequest[];
}

const startServer = async (): Promise<TestServer> => {
  const server = await createTestServer({ seed: 'demo' });
  onTestFinished(() => server.close());
  return server;
};

/** Puts a real server behind HTTP; tells what it was sent. What the test has said of the network before goes first. */
export const answerApp = (server: TestServer): SentRequest[] => {
  const requests: SentRequest[] = [];
  const answer = async ({ request }: { request: Request }) => {
    requests.push(await readSentRequest(request));
    return server.app.fetch(request);
  };
  network.use(...network.listHandlers(), http.all('*/api/*', answer), http.get('*/config.json', answer));
  return requests;
};

/** Renders the real application at a path, with the real server behind HTTP. */
export const renderApp = async (path: string, options: Options = {}): Promise<RenderedApp> => {
  const server = options.server ?? (await startServer());
  const requests = answerApp(server);
  if (options.as) localStorage.setItem('currentUser', JSON.stringify(await server.signIn(options.as)));
  window.history.replaceState(null, '', path);
  render(<WebApplication />);
  return { user: userEvent.setup({ delay: null }), server, requests };
};
