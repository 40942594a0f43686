import { type DragEvent, type FocusEvent, type Ref, useState } from 'react';
import { Icon } from '../icons/Icon';
import './fileDrop.css';

interface FileDropProps {
  id: string;
  name: string;
  /** Translated text of the zone; the input's accessible name comes from its label. */
  text: string;
  /** Comma-separated extensions or media types that the device's file picker offers first. */
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

/** A zone to drop files on, filled by the native file input, so that mouse, thumb and keyboard all work. */
export const FileDrop = (props: FileDropProps) => {
  const { text, invalid, describedBy, inputRef, required, disabled, onFiles, onBlur, ...input } = props;
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };

  const dragOut = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
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
      onDragLeave={dragOut}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span aria-hidden>{text}</span>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: screen readers announce it, and axe accepts it */}
      <input
        {...input}
        type="file"
        ref={inputRef}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => {
          // Otherwise choosing the same file again would fire no change event; cleared at once, it would read as empty.
          currentTarget.value = '';
        }}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
        onBlur={leave}
        onKeyDown={(event) => {
          // Enter would submit the form around it.
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      />
    </div>
  );
};
