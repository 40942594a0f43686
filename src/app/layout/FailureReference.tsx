import { useState } from 'react';
import { useClientConfig } from '../../public/config/ClientConfigProvider';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Row } from '../../ui/layout/Stack';
import { type ReportedFailure, toasts } from '../../ui/toasts/toasts';
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

/** The reference that finds a failure in the log, and a button that copies it. */
export const ReferenceToCopy = ({ reference }: { reference: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Without permission to copy, the reference can still be selected.
    await navigator.clipboard?.writeText(reference).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <Row role="status">
      <span>
        {referenceTexts.name} <code>{reference}</code>
      </span>
      <Button size="small" color="inherit" onClick={copy}>
        {isCopied ? referenceTexts.copied : referenceTexts.copy}
      </Button>
    </Row>
  );
};
