import { defineAct } from '../../../../server/services/acts/act';
import { access } from '../../contract/access';
import { erasePerson as erasePersonCall } from '../../contract/erasureCalls';
import { releaseRetention as releaseRetentionCall } from '../../contract/retentionCalls';
import { retentionIn } from '../declared/parts';
import { erasePerson, mayGo } from '../erasure/erasePerson';
import { planErasure } from '../erasure/planErasure';
import { countsOf } from '../schedule/retentionRuns';
import { releaseRetention } from '../schedule/retentionState';

/** The erasure of a person's data. */
export const erase = defineAct({
  name: 'erasePerson',
  call: erasePersonCall,
  rule: access.dataProtection.erase,
  run: erasePerson,
  tell: async ({ db }, order) => {
    const requests = await planErasure(db, order.fiscalNumber);
    const going = requests.filter(({ keptBecause }) => mayGo(keptBecause, order.includesUnfinished));
    return { ...order, requests: going.length };
  },
});

/** The release of the retention schedule. */
export const release = defineAct({
  name: 'erasePerson',
  call: releaseRetentionCall,
  rule: access.dataProtection.erase,
  run: (context, run) => releaseRetention({ ...context, retention: retentionIn(context) }, run),
  tell: async ({ db }, { runId }) => ({
    scheduled: (await countsOf(db, runId)).reduce((sum, { due }) => sum + due, 0),
  }),
});
