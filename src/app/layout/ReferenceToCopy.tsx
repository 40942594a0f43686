import { useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Row } from '../../ui/layout/Stack';
import { referenceTexts } from './texts';

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
