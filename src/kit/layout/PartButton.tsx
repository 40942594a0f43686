import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button';
import type { IconName } from '../../ui/icons/Icon';
import { usePart } from './usePart';

interface PartButtonProps<Props> {
  /** Translation key. */
  label: string;
  icon?: IconName;
  className?: string;
  /** The dialog that it opens; its code is loaded when it is pressed. */
  part: { (props: Props & Closable): ReactElement; load: () => Promise<unknown> };
  props: Props;
}

interface Closable {
  onClose: () => void;
}

/** A small button that opens a dialog. */
export const PartButton = <Props,>(button: PartButtonProps<Props>) => {
  const { label, icon, className, part: Part, props } = button;
  const translate = useTranslate();
  const { isOpen, open, close } = usePart(Part);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        icon={icon}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
      >
        {translate(label)}
      </Button>
      {isOpen && <Part {...props} onClose={close} />}
    </>
  );
};
