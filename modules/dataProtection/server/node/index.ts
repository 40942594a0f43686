import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { bringUp } from './bringUp';
import { dataProtectionSettings, variables } from './dataProtectionSettings';
import { erasureListCheck } from './erasureListCheck';
import { erasuresFolderCheck } from './erasuresFolderCheck';
import { openErasureList } from './openErasureList';
import { runErasePerson } from './runErasePerson';
import { runRehearseRetention } from './runRehearseRetention';
import { runRewriteErased } from './runRewriteErased';

/** Keeps the list of erasures in a folder, and has every database obey it. */
export const dataProtectionOnNode = defineNodeModule({
  name: 'dataProtection',
  variables,
  settings: dataProtectionSettings,
  open: async ({ erasures, retention, officer }) => ({
    dataProtection: { retention, officer, erasureList: await openErasureList(erasures) },
  }),
  beforeServing: ({ erasures }, unserved) => bringUp(erasures, unserved),
  check: ({ erasures }) => erasuresFolderCheck(erasures),
  databaseCheck: ({ erasures }) => erasureListCheck(erasures),
  commands: {
    'erase-person': {
      args: 'NIF [--reason TEXT] [--with-unfinished] [--yes]',
      summary: 'says what is held of a person and what must be kept; with --yes erases it',
      run: (config, args, { erasures }) => runErasePerson(config, erasures, args),
    },
    'rewrite-erased': {
      args: '',
      summary:
        'rewrites the tables in which erased data were, each locked meanwhile, so that no file holds them',
      run: (config) => runRewriteErased(config),
    },
    'rehearse-retention': {
      args: '[--list KIND]',
      summary: 'counts or lists what the retention schedule would remove; removes nothing',
      run: (config, args, { retention }) => runRehearseRetention(config, retention, args),
    },
  },
});
