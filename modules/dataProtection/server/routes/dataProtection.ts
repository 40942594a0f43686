import type { AppParts } from '../../../../server/http/appParts';
import type { Mount } from '../../../../server/http/mount';
import {
  askPersonFile as askPersonFileCall,
  downloadPaper as downloadPaperCall,
  fetchPersonFile as fetchPersonFileCall,
  getPaper as getPaperCall,
  getPersonFiles as getPersonFilesCall,
} from '../../contract/dataProtectionCalls';
import { retentionIn } from '../declared/parts';
import { composePaper, type PaperFacts } from '../papers/composePaper';
import { paperTexts } from '../papers/texts';
import { askPersonFile, fetchPersonFile, listPersonFiles } from '../personFile/personFiles';
import { presentPaper } from '../presenters/presentPaper';
import { personFileName, presentPersonFile, presentPersonFileRow } from '../presenters/presentPersonFile';

/** Calls of our own about what is held of people. */
export const dataProtectionRoutes = (mount: Mount, parts: AppParts): void => {
  const { settings, documents, modules } = parts;
  const readFacts = (): PaperFacts => ({
    contactEmail: settings.clientConfig.contactEmail,
    retention: retentionIn(parts),
    documentPlace: documents?.newOnes ?? 'database',
    scansDocuments: modules?.scanning !== undefined,
    hasCorporateSignIn: settings.clientConfig.corporateSignIn !== undefined,
  });
  mount.call(getPaperCall, async (context, input) => composePaper(context, readFacts, input));
  mount.download(downloadPaperCall, async (context, input) => {
    const content = presentPaper(composePaper(context, readFacts, input));
    return { filename: paperTexts[input.paper].file, content };
  });
  mount.call(askPersonFileCall, askPersonFile);
  mount.call(getPersonFilesCall, async (context) =>
    (await listPersonFiles(context)).map(presentPersonFileRow),
  );
  mount.download(fetchPersonFileCall, async (context, input) => {
    const file = await fetchPersonFile({ ...context, tokenKeys: settings.tokenKeys }, input);
    return { filename: personFileName(file), content: presentPersonFile(file) };
  });
};
