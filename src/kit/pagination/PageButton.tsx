import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';

interface PageButtonProps {
  /** Translation key of the accessible name. */
  name: string;
  page: number;
  isCurrent?: boolean;
  disabled?: boolean;
  onSelect: (page: number) => void;
  children: ReactNode;
}

export const PageButton = ({ name, page, isCurrent, disabled, onSelect, children }: PageButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      variant={isCurrent ? 'contained' : 'text'}
      aria-label={translate(name, { page })}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={disabled}
      onClick={() => onSelect(page)}
    >
      {children}
    </Button>
  );
};
