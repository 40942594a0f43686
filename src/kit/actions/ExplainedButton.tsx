import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { Tooltip } from '../../ui/popover/Tooltip';

interface ExplainedButtonProps extends Pick<ButtonLook, 'variant' | 'color'> {
  /** Translated. */
  label: string;
  /** Translated: why the button can't be pressed now; undefined when it can. */
  obstacle: string | undefined;
  onClick: () => void;
}

/** A button that explains why it is disabled on hover, on touch and on keyboard focus. */
export const ExplainedButton = ({ label, obstacle, ...button }: ExplainedButtonProps) => {
  if (!obstacle) return <Button {...button}>{label}</Button>;
  return (
    // A disabled button gets neither pointer events nor focus, so the element around it does.
    <Tooltip text={obstacle} role="group" aria-label={label}>
      <Button {...button} disabled>
        {label}
      </Button>
    </Tooltip>
  );
};
