import { matchPath } from 'react-router';
import { loadable } from '../../kit/loading/loadable';
import type { ResourceDefinition, ScreenComponent } from '../../kit/resource/defineResource';

/** A screen whose code is there, with the resource that it belongs to and the action that it takes. */
interface LoadedScreen {
  resource: string;
  action: string;
  component: ScreenComponent;
}

/** Fetches the code of the screen at a path; undefined where there is none, or when it does not come. */
export const loadScreen = async (
  registry: readonly ResourceDefinition[],
  pathname: string,
): Promise<LoadedScreen | undefined> => {
  for (const { name, screens } of registry) {
    const screen = screens.find(({ path }) => matchPath(path, pathname));
    if (!screen) continue;
    // Whoever draws it learns of a failure.
    const component = await loadable(screen.load)
      .load()
      .catch(() => undefined);
    return component && { resource: name, action: screen.action, component };
  }
  return undefined;
};
