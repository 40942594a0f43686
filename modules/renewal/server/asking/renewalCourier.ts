import { describeFailure } from '../../../../server/lib/describeFailure';
import type { MakeCourier } from '../../../../server/work/courier';
import { workContextOf } from '../../../../server/work/workContextOf';
import { termsOf } from '../declared/terms';
import { askItems } from './askItems';
import { claimItems } from './claimItems';

/** How many batches of questions of one server are under way, each of at most a second's: slow services cost no pace. */
const batchesAtOnce = 20;

/** Asks the outside services about tariffs of the running renewal, at the pace of the settings on all servers together. */
export const renewalCourier: MakeCourier = (parts, wake) => {
  const context = workContextOf(parts);
  // The report tells who was not answered; a line of the log for each would be tens of thousands.
  const quiet = { ...context, asking: { ...context.asking, onNoAnswer: () => {} } };
  const terms = termsOf(parts);
  const underWay = new Set<Promise<void>>();
  return {
    name: 'renewal',
    start: async () => {
      if (underWay.size >= batchesAtOnce) return false;
      const claimed = await claimItems(context, terms);
      if (!claimed) return false;
      const batch = askItems(quiet, claimed)
        // Its lease ends by itself, and it is asked again then.
        .catch((failure: unknown) =>
          parts.log.error('tariffs of a renewal could not be asked about', {
            renewal: claimed.run.id,
            failure: describeFailure(failure),
          }),
        )
        .finally(() => {
          underWay.delete(batch);
          wake();
        });
      underWay.add(batch);
      return true;
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
};
