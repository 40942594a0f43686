import { useState } from 'react';
import { Button, type ButtonLook } from '../../../src/ui/buttons/Button';

interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What is copied. */
  text: string;
  label: string;
  /** What the button is called, where its label alone says too little. */
  name?: string | undefined;
  /** What is said once it is copied. */
  copied: string;
}

/** A button that copies a text and says so, where the browser lets pages do that. */
export const CopyButton = ({ text, label, name, copied, ...look }: CopyButtonProps) => {
  const [isCopied, setIsCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <>
      <Button {...look} aria-label={name} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{isCopied && copied}</span>
    </>
  );
};
