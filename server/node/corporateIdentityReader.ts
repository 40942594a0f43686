import { describeFailure } from '../lib/describeFailure';
import type { Log } from '../lib/log';
import type { ReadCorporateIdentity } from '../services/session/corporate/corporateIdentity';
import { createCorporateIdentityReader } from '../services/session/corporate/createCorporateIdentityReader';
import type { Config } from './settings/environment';

/** Reads corporate identities if the environment names an OpenID provider; logs when that does not answer. */
export const corporateIdentityReader = ({ corporate }: Config, log: Log): ReadCorporateIdentity | undefined =>
  corporate &&
  createCorporateIdentityReader(corporate, {
    onFailure: (failure) =>
      log.error('the corporate OpenID provider did not answer', { failure: describeFailure(failure) }),
  });
