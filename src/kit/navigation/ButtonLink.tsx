import { Link, type LinkProps } from 'react-router';
import { ButtonContent, type ButtonLook, buttonClass } from '../../ui/buttons/Button';

/** A link to another page that looks like a button. */
export const ButtonLink = (props: ButtonLook & Omit<LinkProps, 'color'>) => {
  const { variant, size, color, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, color, className })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
};
