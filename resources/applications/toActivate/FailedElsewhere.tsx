import type { ToActivateRow } from '../../../contract/entities/application';
import { Alert } from '../../../src/ui/alert/Alert';
import { Bullets } from '../../../src/ui/layout/Stack';
import { toActivateTexts } from './toActivateTexts';

/** Up to this many are told one by one. */
const mostNamed = 5;

/** An activation that was not taken, and why. */
export interface FailedRow {
  row: ToActivateRow;
  reason: string;
}

/** Activations that failed and stand on another page of the list, or on none any more. */
export const FailedElsewhere = ({ failed }: { failed: readonly FailedRow[] }) => {
  const more = failed.length - mostNamed;
  return (
    <Alert
      severity="error"
      outline="own"
      role="status"
      title={toActivateTexts.failedElsewhere(failed.length)}
    >
      <Bullets className="small">
        {failed.slice(0, mostNamed).map(({ row: { id, fiscalNumber }, reason }) => (
          <li key={id}>{toActivateTexts.failed(id, fiscalNumber, reason)}</li>
        ))}
        {more > 0 && <li>{toActivateTexts.moreFailed(more)}</li>}
      </Bullets>
    </Alert>
  );
};
