import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import {
  decideInSandbox as decideCall,
  emptySandbox as emptyCall,
  getSandbox as getCall,
  getSandboxMails as mailsCall,
  moveSandboxDeadline as moveCall,
  setSandboxPeriod as periodCall,
  processSandboxLists as processCall,
} from '../contract/calls';
import { decideInSandbox, processSandboxLists } from './actAsRegulator';
import { emptySandbox } from './emptySandbox';
import { byKeyInSandbox } from './inSandbox';
import { moveDeadline } from './moveDeadline';
import { presentCaughtMail, presentSandbox } from './presentSandbox';
import { getSandbox, getSandboxMails } from './readSandbox';
import { setSandboxPeriod } from './setPeriod';

/** The calls about a provider's sandbox; its clients may make them in the sandbox too. */
export const sandboxRoutes = (mount: Mount, { settings }: AppParts): void => {
  mount.call(getCall, async (context, input) => {
    const found = await getSandbox(context, input);
    return found ? presentSandbox(found, settings.publicUrl) : null;
  });
  mount.call(emptyCall, byKeyInSandbox(emptySandbox));
  mount.call(moveCall, byKeyInSandbox(moveDeadline));
  mount.call(periodCall, byKeyInSandbox(setSandboxPeriod));
  mount.call(decideCall, byKeyInSandbox(decideInSandbox));
  mount.call(processCall, byKeyInSandbox(processSandboxLists));
  mount.call(mailsCall, async (context, input) => {
    const { items, totalItems } = await getSandboxMails(context, input);
    return { items: items.map(presentCaughtMail), totalItems };
  });
};
