import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, type ButtonLook, buttonClass } from './buttonLook';

/** A button that needs nothing of MUI, so that a list is there without it. */
export const Button = (props: ButtonLook & ComponentPropsWithRef<'button'>) => {
  const { variant, size, inherit, icon, loading, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || loading}
      className={buttonClass({ variant, size, inherit, icon, loading, className })}
    >
      <ButtonContent icon={icon} loading={loading}>
        {children}
      </ButtonContent>
    </button>
  );
};
