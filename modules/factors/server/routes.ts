import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import { withBrowserKey } from '../../../server/http/withBrowserKey';
import {
  addGenerator as addGeneratorCall,
  addPasskey as addPasskeyCall,
  addRequiredGenerator as addRequiredGeneratorCall,
  beginGenerator as beginGeneratorCall,
  beginPasskey as beginPasskeyCall,
  beginRequiredGenerator as beginRequiredGeneratorCall,
  getFactors as getFactorsCall,
  getOwnPasskeyOptions as getOwnPasskeyOptionsCall,
  getPasskeyOptions as getPasskeyOptionsCall,
  proveFactor as proveFactorCall,
  provePasskey as provePasskeyCall,
  provePassword as provePasswordCall,
  removeAddedFactors as removeAddedFactorsCall,
  removeFactor as removeFactorCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
  requestFactorRemoval as requestFactorRemovalCall,
  signInWithFactor as signInWithFactorCall,
  signInWithPasskey as signInWithPasskeyCall,
  stopFactorRemoval as stopFactorRemovalCall,
} from '../contract/calls';
import { removeAddedFactors } from './addedFactors';
import {
  addGenerator,
  addPasskey,
  beginGenerator,
  beginPasskey,
  getFactors,
  removeFactor,
  renewRecoveryCodes,
} from './manageFactors';
import { presentFactors } from './presentFactors';
import { getOwnPasskeyOptions, proveFactor, provePasskey } from './proveAgain';
import { provePassword } from './provePassword';
import { stopFactorRemoval } from './removalOfFactors';
import { requestFactorRemoval } from './requestFactorRemoval';
import {
  addRequiredGenerator,
  beginRequiredGenerator,
  getPasskeyOptions,
  signInWithFactor,
  signInWithPasskey,
} from './signInWithFactor';

/** The calls about what people prove beside their password. */
export const factorRoutes = (mount: Mount, { settings }: AppParts): void => {
  const { tokenKeys, publicUrl, passwordSignIn } = settings;
  mount.publicCall(signInWithFactorCall, async (context, input) =>
    signInWithFactor(await withBrowserKey(context, tokenKeys), input),
  );
  mount.publicCall(getPasskeyOptionsCall, (context, input) =>
    getPasskeyOptions({ ...context, tokenKeys, publicUrl }, input),
  );
  mount.publicCall(signInWithPasskeyCall, async (context, input) =>
    signInWithPasskey({ ...(await withBrowserKey(context, tokenKeys)), publicUrl, passwordSignIn }, input),
  );
  mount.publicCall(beginRequiredGeneratorCall, (context, input) =>
    beginRequiredGenerator({ ...context, tokenKeys }, input),
  );
  mount.publicCall(addRequiredGeneratorCall, async (context, input) =>
    addRequiredGenerator(await withBrowserKey(context, tokenKeys), input),
  );
  mount.publicCall(removeAddedFactorsCall, (context, input) =>
    removeAddedFactors({ ...context, tokenKeys }, input),
  );
  mount.call(getFactorsCall, async (context) =>
    presentFactors(await getFactors({ ...context, passwordSignIn })),
  );
  mount.call(beginGeneratorCall, (context) => beginGenerator({ ...context, tokenKeys }));
  mount.call(addGeneratorCall, (context, input) => addGenerator({ ...context, tokenKeys }, input));
  mount.call(beginPasskeyCall, (context) => beginPasskey({ ...context, tokenKeys, publicUrl }));
  mount.call(addPasskeyCall, (context, input) => addPasskey({ ...context, tokenKeys, publicUrl }, input));
  mount.call(removeFactorCall, removeFactor);
  mount.call(renewRecoveryCodesCall, (context) => renewRecoveryCodes({ ...context, tokenKeys }));
  mount.call(proveFactorCall, (context, input) => proveFactor({ ...context, tokenKeys }, input));
  mount.call(provePasswordCall, (context, input) => provePassword({ ...context, passwordSignIn }, input));
  mount.call(getOwnPasskeyOptionsCall, (context) =>
    getOwnPasskeyOptions({ ...context, tokenKeys, publicUrl }),
  );
  mount.call(provePasskeyCall, (context, input) => provePasskey({ ...context, tokenKeys, publicUrl }, input));
  mount.call(requestFactorRemovalCall, requestFactorRemoval);
  mount.call(stopFactorRemovalCall, stopFactorRemoval);
};
