import { useCanAccess, useListContext } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import { useOffers } from '../access/useCapability';
import { bulkEditTexts } from '../bulkEdit/texts';
import type { Field } from '../fields/Field';
import { usePart } from '../layout/usePart';

const BulkUpdateDialog = loadable(async () => (await import('./BulkUpdateDialog')).BulkUpdateDialog);

interface BulkUpdateButtonProps {
  /** The fields that can be set. */
  fields: readonly Field[];
  /** The action that a change requires. */
  action: string;
  /** The calls that it needs, where they are not the resource's own. */
  capability?: string | undefined;
}

/** 'Alterar em conjunto': sets a field of every result of the surrounding list, on all its pages. */
export const BulkUpdateButton = ({ fields, action, capability }: BulkUpdateButtonProps) => {
  const { canAccess } = useCanAccess({ action });
  const { total = 0 } = useListContext();
  const offers = useOffers();
  const dialog = usePart(BulkUpdateDialog);
  if (!offers(capability) || !canAccess || (total === 0 && !dialog.isOpen)) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        loading={dialog.isComing}
        onClick={dialog.open}
      >
        {bulkEditTexts.button}
      </Button>
      {dialog.isOpen && <BulkUpdateDialog fields={fields} onClose={dialog.close} />}
    </>
  );
};
