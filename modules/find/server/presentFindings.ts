import type { BeforeJson } from '../../../contract/calls/defineCall';
import { presentApplicationRow } from '../../../server/presenters/presentApplicationPage';
import { presentProviderRow } from '../../../server/presenters/presentProvider';
import { presentUserRow } from '../../../server/presenters/presentUser';
import type { Actor } from '../../../server/services/context/serviceContext';
import type { Findings } from '../contract/findings';
import type { FoundAnything } from './findAnything';

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
