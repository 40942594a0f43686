import { describeFailure } from '../http/describeFailure';
import type { Log } from '../log';
import type { ReadCorporateIdentity } from '../services/session/corporateIdentity';
import { createCorporateIdentityReader } from '../services/session/createCorporateIdentityReader';
import type { Config } from './config';

/** Reads corporate identities where the environment names an OpenID provider; logs when that does not answer. */
export const corporateIdentityReader = ({ corporate }: Config, log: Log): ReadCorporateIdentity | undefined =>
  corporate &&
  createCorporateIdentityReader(corporate, {
    onFailure: (failure) =>
      log.error('the corporate OpenID provider did not answer', { failure: describeFailure(failure) }),
  });
