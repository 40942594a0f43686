import { countUnencrypted } from '../../documents/encryptStored';
import { keyState } from '../../documents/rewrapKeys';
import { isGuessableSecret } from '../settings/productionRules';
import type { DatabaseContext } from './check';
import { onCurrentSchema } from './contentChecks';
import { type Check, type Finding, fail, ok, warn } from './finding';

/** Whether the keys of documents can be opened, and with which of the installation's keys. */
export const documentKeyCheck: Check<DatabaseContext> = {
  subject: 'keys of documents',
  look: onCurrentSchema(async ({ db, config, documentKeys }) => {
    const found: Finding[] = [];
    const { unopened, former } = await keyState(db, documentKeys);
    if (unopened > 0)
      found.push(
        fail(
          `no key of DOCUMENT_KEY opens the keys of ${unopened} requests: their documents can not be read`,
          'add the former key after a comma; with the built-in database it is the file document-key',
        ),
      );
    if (former > 0)
      found.push(
        warn(`${former} are sealed with a former key`, 'run rewrap-keys before the former key is removed'),
      );
    if (config.documentSecrets?.some(isGuessableSecret))
      found.push(fail('DOCUMENT_KEY can be guessed', 'openssl rand -hex 32 makes one; then run rewrap-keys'));
    if (!documentKeys && config.databaseUrl)
      found.push(
        warn(
          'DOCUMENT_KEY is not set: documents are stored unencrypted',
          'set it on all servers once no server is of the version before',
        ),
      );
    if (documentKeys) {
      const left = await countUnencrypted(db);
      if (left > 0)
        found.push(
          warn(
            `${left} documents are stored unencrypted, from before there was a key`,
            'run encrypt-documents once you no longer go back to the version before',
          ),
        );
    }
    return found.length > 0 ? found : ok('each is sealed with the current key');
  }),
};
