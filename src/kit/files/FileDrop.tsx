import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, type FocusEvent, type Ref, useState } from 'react';

interface FileDropProps {
  id: string;
  name: string;
  /** What the zone says, already translated; the input's name comes from its label. */
  text: string;
  /** Comma-separated endings or media types offered first by the device's file picker. */
  accept: string;
  multiple: boolean;
  required: boolean;
  disabled?: boolean | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  onBlur: () => void;
}

/** A zone to drop files on, and the native file input that fills it: mouse, thumb and keyboard alike. */
export const FileDrop = (props: FileDropProps) => {
  const {
    id,
    name,
    text,
    accept,
    multiple,
    required,
    disabled,
    invalid,
    describedBy,
    inputRef,
    onFiles,
    onBlur,
  } = props;
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };

  // The window loses the focus while the device's picker is open; the field does not.
  const leave = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (document.activeElement !== target) onBlur();
    });
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        minHeight: 56,
        border: '1px dashed',
        borderColor: invalid ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'background.default',
        ...(disabled ? { color: 'text.disabled' } : { '&:hover': { bgcolor: 'action.hover' } }),
        '&:has(input:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <UploadFileIcon color={disabled ? 'disabled' : invalid ? 'error' : 'primary'} aria-hidden />
      <Typography variant="body2" aria-hidden>
        {text}
      </Typography>
      <Box
        component="input"
        type="file"
        id={id}
        name={name}
        ref={inputRef}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Else choosing the same file again would change nothing.
          event.target.value = '';
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          // Enter would submit the form around it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: disabled ? 'default' : 'pointer',
        }}
      />
    </Box>
  );
};
