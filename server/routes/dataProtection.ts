import {
  downloadPaper as downloadPaperCall,
  getPaper as getPaperCall,
} from '../../contract/calls/dataProtection';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentPaper } from '../presenters/presentPaper';
import { composePaper, type PaperFacts } from '../services/dataProtection/papers/composePaper';
import { paperTexts } from '../services/dataProtection/papers/texts';

/** Calls of our own about what is held of people. */
export const dataProtectionRoutes = (mount: Mount, { settings, documents }: AppParts): void => {
  const facts: PaperFacts = {
    contactEmail: settings.clientConfig.contactEmail,
    retention: settings.retention ?? {},
    documentPlace: documents?.newOnes ?? 'database',
    scansDocuments: settings.scansDocuments ?? false,
    hasCorporateSignIn: settings.clientConfig.corporateSignIn !== undefined,
    otherServers: Object.keys(settings.otherServers ?? {}),
  };
  mount.call(getPaperCall, async (context, input) => composePaper(context, facts, input));
  mount.download(downloadPaperCall, async (context, input) => ({
    filename: paperTexts[input.paper].file,
    content: presentPaper(composePaper(context, facts, input)),
  }));
};
