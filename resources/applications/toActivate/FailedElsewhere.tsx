import type { ToActivateRow } from '../../../contract/entities/application';
import { Alert } from '../../../src/ui/alert/Alert';
import { Bullets } from '../../../src/ui/layout/Stack';
import { toActivateTexts } from './toActivateTexts';

/** The most failures that are listed one by one. */
const maxNamed = 5;

/** The row of an activation that failed, and the reason. */
export interface FailedRow {
  row: ToActivateRow;
  reason: string;
}

/** Failed activations whose rows are on another page of the list, or no longer listed. */
export const FailedElsewhere = ({ failed }: { failed: readonly FailedRow[] }) => {
  const more = failed.length - maxNamed;
  return (
    <Alert
      severity="error"
      outline="own"
      role="status"
      title={toActivateTexts.failedElsewhere(failed.length)}
    >
      <Bullets className="small">
        {failed.slice(0, maxNamed).map(({ row: { id, fiscalNumber }, reason }) => (
          <li key={id}>{toActivateTexts.failed(id, fiscalNumber, reason)}</li>
        ))}
        {more > 0 && <li>{toActivateTexts.moreFailed(more)}</li>}
      </Bullets>
    </Alert>
  );
};
