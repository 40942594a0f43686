import { access } from '../../../../contract/access';
import { erasePerson as erasePersonCall } from '../../../../contract/calls/erasure';
import { releaseRetention as releaseRetentionCall } from '../../../../contract/calls/retention';
import { defineAct } from '../../acts/act';
import { erasePerson, mayGo } from '../erasePerson';
import { planErasure } from '../planErasure';
import { countsOf } from './retentionRuns';
import { releaseRetention } from './retentionState';

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
  run: ({ retention = {}, ...context }, run) => releaseRetention({ ...context, retention }, run),
  tell: async ({ db }, { runId }) => ({
    scheduled: (await countsOf(db, runId)).reduce((sum, { due }) => sum + due, 0),
  }),
});
