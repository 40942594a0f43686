import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';

const load = () => import('./HelpScreen').then((screen) => screen.HelpScreen);

/** The help pages, for every signed-in user; the header opens them. */
export const resource = defineResource({
  name: 'help',
  menu: [],
  screens: [
    { path: paths.help, action: 'show', load },
    { path: `${paths.help}/:page`, action: 'show', load },
  ],
});
