import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, type ButtonLook, buttonClass } from './buttonLook';

/** A way out of this application, or to a part of the page, that looks like a button. */
export const ButtonAnchor = (props: ButtonLook & ComponentPropsWithRef<'a'>) => {
  const { variant, size, inherit, icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ variant, size, inherit, className })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
};
