import { Link, type LinkProps } from 'react-router';
import { ButtonContent, type ButtonLook, buttonClass } from './buttonLook';

/** A way to another page that looks like a button. */
export const ButtonLink = (props: ButtonLook & LinkProps) => {
  const { variant, size, inherit, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, inherit, className })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
};
