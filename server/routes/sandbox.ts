import {
  decideInSandbox as decideCall,
  emptySandbox as emptyCall,
  getSandbox as getCall,
  getSandboxMails as mailsCall,
  moveSandboxDeadline as moveCall,
  setSandboxPeriod as periodCall,
  processSandboxLists as processCall,
} from '../../contract/calls/sandbox';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentCaughtMail, presentSandbox } from '../presenters/presentSandbox';
import { decideInSandbox, processSandboxLists } from '../services/sandbox/actAsRegulator';
import { emptySandbox } from '../services/sandbox/emptySandbox';
import { byKeyInSandbox } from '../services/sandbox/inSandbox';
import { moveDeadline } from '../services/sandbox/moveDeadline';
import { getSandbox, getSandboxMails } from '../services/sandbox/readSandbox';
import { setSandboxPeriod } from '../services/sandbox/setPeriod';

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
