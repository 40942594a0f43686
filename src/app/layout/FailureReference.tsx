import { useClientConfig } from '../../public/config/clientConfigContext';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { type ReportedFailure, toasts } from '../../ui/toasts/toasts';
import { ReferenceToCopy } from './ReferenceToCopy';
import { referenceTexts } from './texts';
import './connection.css';

/**
 * Shows the reference of the last unexpected failure until it is closed, to copy and to quote to the contacts in the
 * footer. If no toast reported the failure, it says that something is missing.
 */
export const FailureReference = ({ failure: { reference, hasToast } }: { failure: ReportedFailure }) => {
  const contact = useClientConfig();
  return (
    <Alert
      severity={hasToast ? 'error' : 'info'}
      outline="quiet"
      className="failure-reference"
      role={hasToast ? 'status' : 'note'}
      action={
        <Button size="small" color="inherit" onClick={toasts.forgetFailure}>
          {referenceTexts.close}
        </Button>
      }
    >
      {hasToast ? referenceTexts.reported(contact) : referenceTexts.silent(contact)}
      <ReferenceToCopy reference={reference} />
    </Alert>
  );
};
