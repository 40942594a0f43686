import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface ExplainedButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'onClick'> {
  /** Translated. */
  label: string;
  /** Translated: why the button can't be pressed now; undefined when it can. */
  obstacle: string | undefined;
}

/** A button that says why it is disabled, to the mouse, to a finger and to the keyboard. */
export const ExplainedButton = ({ label, obstacle, ...button }: ExplainedButtonProps) => {
  if (!obstacle) return <Button {...button}>{label}</Button>;
  return (
    <Tooltip title={obstacle} describeChild enterTouchDelay={0}>
      {/* A disabled button gets neither pointer nor focus; what is around it does. */}
      <Box component="span" role="group" aria-label={label} tabIndex={0} sx={{ display: 'inline-grid' }}>
        <Button {...button} disabled>
          {label}
        </Button>
      </Box>
    </Tooltip>
  );
};
