import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import * as calls from '../contract/calls';
import type { RenewalRun } from './declared/renewalRun';
import { termsOf } from './declared/terms';
import { keepTariff } from './exceptions/keepTariff';
import {
  presentItem,
  presentNotice,
  presentOfApplication,
  presentRenewal,
  presentReport,
} from './presentRenewal';
import { presentReportFile, presentWouldLoseFile } from './presentWorkbooks';
import { countPublicly } from './reading/publicCounts';
import { getReport, getReportToExport, listRenewals, requireRenewal } from './reading/renewals';
import { findOfApplication, searchItems, searchNotices } from './reading/searchItems';
import { exportWouldLose, listWouldLose } from './reading/wouldLose';
import {
  pauseRenewal,
  rehearseRenewal,
  resumeRenewal,
  startRenewal,
  stopRenewal,
} from './runs/manageRenewals';

/** The calls about renewals. */
export const renewalRoutes = (mount: Mount, { modules }: AppParts): void => {
  const present = async (context: SignedInContext, { id }: RenewalRun) =>
    presentRenewal(context.actor, await requireRenewal(context, id));
  mount.call(calls.getRenewals, async (context) => ({
    terms: termsOf({ modules }),
    renewals: (await listRenewals(context)).map((found) => presentRenewal(context.actor, found)),
  }));
  mount.call(calls.rehearseRenewal, async (context, input) =>
    present(context, await rehearseRenewal(context, input)),
  );
  mount.call(calls.startRenewal, async (context, input) =>
    present(context, await startRenewal(context, input)),
  );
  mount.call(calls.pauseRenewal, async (context, input) =>
    present(context, await pauseRenewal(context, input)),
  );
  mount.call(calls.resumeRenewal, async (context, input) =>
    present(context, await resumeRenewal(context, input)),
  );
  mount.call(calls.stopRenewal, async (context, input) =>
    present(context, await stopRenewal(context, input)),
  );
  mount.call(calls.getRenewalReport, async (context, input) =>
    presentReport(context.actor, await getReport(context, input)),
  );
  mount.download(calls.downloadRenewalReport, async (context, input) =>
    presentReportFile(await getReportToExport(context, input)),
  );
  mount.call(calls.getPublicCounts, countPublicly);
  mount.call(calls.getWouldLose, listWouldLose);
  mount.download(calls.downloadWouldLose, async (context, input) =>
    presentWouldLoseFile(input.renewalId, await exportWouldLose(context, input)),
  );
  mount.call(calls.searchRenewalItems, async (context, input) => {
    const { items, totalItems } = await searchItems(context, input);
    return { items: items.map(presentItem), totalItems };
  });
  mount.call(calls.getRenewalOfApplication, async (context, input) => {
    const found = await findOfApplication(context, input);
    return found ? presentOfApplication(context.actor, found.item, found.isListOpen) : null;
  });
  mount.call(calls.keepTariff, keepTariff);
  mount.call(calls.searchRenewalNotices, async (context, input) => {
    const { items, totalItems, isListOpen } = await searchNotices(context, input);
    return { items: items.map((item) => presentNotice(item, isListOpen)), totalItems };
  });
};
