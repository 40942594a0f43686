import { matchPath } from 'react-router';
import { readSession } from '../../providers/authProvider/sessionStore';
import { loadable } from '../kit/loading/loadable';
import type { ResourceDefinition } from '../kit/resource/defineResource';

/** Fetches the code of the screen at a path while the session and the rights of its user are looked at. */
export const loadFirstScreen = (registry: readonly ResourceDefinition[], pathname: string): void => {
  if (!readSession()) return;
  const screens = registry.flatMap((resource) => resource.screens);
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  // Whoever draws it learns of a failure.
  if (screen)
    loadable(screen.load)
      .load()
      .catch(() => undefined);
};
