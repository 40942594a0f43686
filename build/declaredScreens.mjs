import { rights, roles } from '../contract/access';
import { paths } from '../contract/paths';
import { homeRoute } from '../contract/rules/homeRoute';
import { homeScreens } from '../src/app/home/homeScreens';
import { registry } from '../src/app/registry';

/** Every screen of the registry, as `readScreens` has it evaluated. */
export const screens = registry.flatMap((resource) => resource.screens);

/** Which screen stands at '/' for whoever may do everything. */
export const home = {
  path: paths.home,
  leadsTo: homeRoute(
    { roles, permissions: rights },
    homeScreens(registry, () => true),
  ),
};
