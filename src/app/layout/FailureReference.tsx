import { useClientConfig } from '../../gate/config/clientConfigContext';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { type FailureTold, toasts } from '../../ui/toasts/toasts';
import { ReferenceToCopy } from './ReferenceToCopy';
import { referenceTexts } from './referenceTexts';
import './connection.css';

/**
 * The reference of the last unexpected failure, to copy and to give to whom the footer names; it stays until it is closed.
 * Of one that no toast told, it says that something is missing.
 */
export const FailureReference = ({ failure: { reference, isTold } }: { failure: FailureTold }) => {
  const contact = useClientConfig();
  return (
    <Alert
      severity={isTold ? 'error' : 'info'}
      outline="quiet"
      className="failure-reference"
      role={isTold ? 'status' : 'note'}
      action={
        <Button size="small" color="inherit" onClick={toasts.forgetFailure}>
          {referenceTexts.close}
        </Button>
      }
    >
      {isTold ? referenceTexts.told(contact) : referenceTexts.silent(contact)}
      <ReferenceToCopy reference={reference} />
    </Alert>
  );
};
