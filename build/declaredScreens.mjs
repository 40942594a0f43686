import { rights, roles } from '../contract/access';
import { paths } from '../contract/paths';
import { homeRoute } from '../contract/rules/homeRoute';
import { homeScreens } from '../src/app/home/homeScreens';
import { registry } from '../src/app/registry';

/** Every screen of the registry; `readScreens` evaluates this module. */
export const screens = registry.flatMap((resource) => resource.screens);

/** The screen that '/' leads to for a user with every right. */
export const home = {
  path: paths.home,
  leadsTo: homeRoute(
    { roles, permissions: rights },
    homeScreens(registry, () => true),
  ),
};
