import { act, render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import type { ResourceDefinition } from '../../../src/kit/resource/defineResource';
import { exampleSession } from '../../support/exampleSession';
import { network } from '../../support/network';

/** Paths of the screens that were rendered, even briefly. */
export const renderedScreens = new Set<string>();

const namedScreen = (path: string) => () => {
  renderedScreens.add(path);
  return <h1>{`screen ${path}`}</h1>;
};

/** Returns the resources with screens that only show their path, so that a visit exercises nothing but the guards. */
export const nameScreens = (registry: readonly ResourceDefinition[]): ResourceDefinition[] =>
  registry.map((definition) => ({
    ...definition,
    screens: definition.screens.map((declared) => ({
      ...declared,
      load: async () => namedScreen(declared.path),
    })),
  }));

/** Stores a session with these roles and rights, as a sign-in would. */
export const keepSession = (roles: readonly string[], permissions: readonly string[]): void =>
  localStorage.setItem('currentUser', JSON.stringify({ ...exampleSession, roles, permissions }));

/** Opens the application at a path, with this response for /config.json. */
export const openApp = async (
  path: string,
  config: Response = HttpResponse.json(defaultClientConfig),
): Promise<void> => {
  network.use(http.get('*/config.json', () => config.clone()));
  window.history.replaceState(null, '', path);
  const { WebApplication } = await import('../../../src/public/boot/WebApplication');
  render(<WebApplication />);
};

/** Goes to a path as the browser's back and forward buttons do. */
export const goTo = (path: string): void => {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
};
