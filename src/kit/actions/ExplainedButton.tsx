import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { Tooltip } from '../../ui/popover/Tooltip';

interface ExplainedButtonProps extends Pick<ButtonLook, 'variant' | 'color'> {
  /** Translated. */
  label: string;
  /** Translated: why the button can't be pressed now; undefined when it can. */
  obstacle: string | undefined;
  onClick: () => void;
}

/** A button that says why it is disabled, to the mouse, to a finger and to the keyboard. */
export const ExplainedButton = ({ label, obstacle, ...button }: ExplainedButtonProps) => {
  if (!obstacle) return <Button {...button}>{label}</Button>;
  return (
    // A disabled button gets neither pointer nor focus; what is around it does.
    <Tooltip text={obstacle} role="group" aria-label={label}>
      <Button {...button} disabled>
        {label}
      </Button>
    </Tooltip>
  );
};
