import { existsSync } from 'node:fs';
import { type Check, fail } from '../../../../server/node/doctor/finding';
import { writableFinding } from '../../../../server/node/doctor/folderChecks';
import type { ErasureSettings } from './erasureSettings';

/** The folder of the list of erasures, which a start never makes where it is one of its own. */
export const erasuresFolderCheck = ({ folder, isApart }: ErasureSettings): Check => ({
  subject: 'list of erasures',
  look: async () =>
    isApart && !existsSync(folder)
      ? fail(`ERASURES_FOLDER ${folder} is not there`, 'make it, or mount its disk: no server starts without')
      : writableFinding(folder, 'it is in'),
});
