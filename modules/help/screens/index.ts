import { defineResource } from '../../../src/kit/resource/defineResource';
import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';
import { helpPaths } from '../contract/helpPaths';

const load = () => import('./HelpScreen').then((screen) => screen.HelpScreen);

/** The manual, for every signed-in user: pages of their own, and a panel beside the work. */
export const help: ClientModule = {
  name: 'help',
  access,
  resources: [
    defineResource({
      name: 'help',
      menu: [],
      screens: [
        { path: helpPaths.help, action: 'show', load },
        { path: `${helpPaths.help}/:page`, action: 'show', load },
      ],
      panel: {
        label: 'help.title',
        icon: 'document',
        to: helpPaths.help,
        load: () => import('./HelpPanel').then((part) => part.HelpPanel),
      },
    }),
  ],
};
