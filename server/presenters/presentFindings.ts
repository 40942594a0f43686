import type { BeforeJson } from '../../contract/calls/defineCall';
import type { Findings } from '../../contract/entities/findings';
import type { Actor } from '../services/context/serviceContext';
import type { FoundAnything } from '../services/find/findAnything';
import { presentApplicationRow } from './presentApplicationPage';
import { presentProviderRow } from './presentProvider';
import { presentUserRow } from './presentUser';

/** Presents what a typed text found, requests as this actor sees them in lists. */
export const presentFindings = (actor: Actor, found: FoundAnything): BeforeJson<Findings> => ({
  applications: found.applications.map(({ notifiedOn, studentFullName, ...row }) => ({
    ...presentApplicationRow(actor, row),
    studentFullName,
    eligibilityNotificationSentDate: notifiedOn,
  })),
  users: found.users.map((user) => ({ ...presentUserRow(user), name: user.name })),
  providers: found.providers.map(presentProviderRow),
  totals: found.totals,
});
