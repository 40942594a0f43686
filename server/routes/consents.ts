import { getConsents } from '../../contract/calls/consents';
import type { Mount } from '../http/mount';
import { listConsents } from '../services/applications/detail/listConsents';

/** The declarations that were ticked in the form of a request. */
export const consentRoutes = (mount: Mount): void => {
  mount.call(getConsents, async (context, input) =>
    (await listConsents(context, input)).map(({ givenOn, ...row }) => ({
      ...row,
      givenOn: givenOn.toISOString(),
    })),
  );
};
