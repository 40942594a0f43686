import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import {
  claimApplication as claimCall,
  followQueues as followCall,
  getClaims as getClaimsCall,
  releaseApplication as releaseCall,
  takeNextApplication as takeNextCall,
} from '../contract/calls';
import { claimApplication, getClaims, releaseApplication, takeNextApplication } from './claims';
import { createFollowQueues } from './followQueues';

/** Calls of our own with which several officers share the queues. */
export const deskRoutes = (mount: Mount, { db, now, endsStreams }: AppParts): void => {
  mount.call(claimCall, claimApplication);
  mount.call(releaseCall, releaseApplication);
  mount.call(takeNextCall, takeNextApplication);
  mount.call(getClaimsCall, getClaims);

  const followQueues = createFollowQueues({ db, now, isEnding: () => endsStreams?.() ?? false });
  mount.download(followCall, async (context, input) => ({
    filename: 'eventos.txt',
    content: await followQueues(context, input),
  }));
};
