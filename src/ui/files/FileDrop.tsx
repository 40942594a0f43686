import { type DragEvent, type FocusEvent, type Ref, useState } from 'react';
import { Icon } from '../icons/Icon';
import './fileDrop.css';

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
  const { text, invalid, describedBy, inputRef, required, disabled, onFiles, onBlur, ...input } = props;
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

  const states = [invalid && 'invalid', isOver && 'over', disabled && 'disabled'];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for mouse and keyboard
    <div
      className={['ui-file-drop', ...states].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span aria-hidden>{text}</span>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: screen readers tell it, and axe knows it */}
      <input
        {...input}
        type="file"
        ref={inputRef}
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
      />
    </div>
  );
};
