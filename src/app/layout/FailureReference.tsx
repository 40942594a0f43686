import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useClientConfig } from '../../gate/config/clientConfigContext';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Row } from '../../ui/layout/Stack';
import { toasts } from '../../ui/toasts/toasts';

/** The reference of the last unexpected failure, to copy and to give to whom the footer names; it stays until it is closed. */
export const FailureReference = ({ reference }: { reference: string }) => {
  const translate = useTranslate();
  const { contactEmail, contactPhone } = useClientConfig();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Without the right to, the reference can still be selected.
    await navigator.clipboard?.writeText(reference).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <Alert
      severity="error"
      outline="quiet"
      role="status"
      action={
        <Row>
          <Button size="small" color="inherit" onClick={copy}>
            {translate(isCopied ? 'app.reference.copied' : 'app.reference.copy')}
          </Button>
          <Button size="small" color="inherit" onClick={toasts.forgetReference}>
            {translate('app.reference.close')}
          </Button>
        </Row>
      }
    >
      {translate('app.reference.text', { email: contactEmail, phone: contactPhone })} <code>{reference}</code>
    </Alert>
  );
};
