import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { keepBeside, placeBeside } from '../popover/placeBeside';
import { FieldFrame, type FieldLook, helpId } from './FieldFrame';
import { useListbox } from './useListbox';

/** One entry of a select, with its text ready to be shown. */
export interface Choice {
  id: number | string;
  text: string;
}

interface SelectProps extends FieldLook {
  inputRef?: Ref<HTMLElement | null>;
  name?: string;
  value: unknown;
  /** If none has the value, for example while they are still loading, the first is shown. */
  choices: readonly Choice[];
  onChange: (value: number | string) => void;
  onBlur?: () => void;
  onOpen?: (() => void) | undefined;
}

/** One of several choices. */
export const Select = (props: SelectProps) => {
  const { inputRef, value, choices, onChange, onBlur, onOpen, name, ...look } = props;
  const { id, error, required, disabled } = look;
  const control = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(inputRef, () => control.current, []);
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.id === value),
  );
  const texts = choices.map(({ text }) => text);
  const { active, isOpen, open, close, choose, onKeyDown } = useListbox({
    texts,
    chosen,
    onChoose: (index) => onChange(choices[index]?.id ?? ''),
    onOpen,
  });
  const listId = `${id}-options`;
  return (
    <FieldFrame {...look} isNamedById>
      <div
        ref={control}
        id={id}
        role="combobox"
        data-field={name}
        tabIndex={disabled ? undefined : 0}
        className="ui-field-control ui-select"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={helpId(look)}
        aria-invalid={error}
        aria-required={required}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : isOpen ? close : open}
        onKeyDown={disabled ? undefined : onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      >
        {texts[chosen]}
      </div>
      <Icon name="dropDown" />
      {isOpen && (
        <OptionList
          id={listId}
          labelledBy={`${id}-label`}
          anchor={control}
          choices={choices}
          chosen={chosen}
          active={active ?? 0}
          onChoose={choose}
        />
      )}
    </FieldFrame>
  );
};

interface OptionListProps {
  id: string;
  labelledBy: string;
  /** The field that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  choices: readonly { id: number | string; text: string }[];
  chosen: number;
  active: number;
  onChoose: (index: number) => void;
}

/** The choices of an open select, above everything else on the page. */
const OptionList = (props: OptionListProps) => {
  const { id, labelledBy, anchor, choices, chosen, active, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Older browsers lack popovers and draw it in the page, where it may be cut off.
    list.current?.showPopover?.();
    return keepBeside(() => list.current && anchor.current && placeBeside(list.current, anchor.current));
  }, [anchor]);

  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      popover="manual"
      className="ui-options"
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
        <div
          key={choice.id}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === chosen}
          className={i === active ? 'active' : undefined}
          onClick={() => onChoose(i)}
        >
          {choice.text}
        </div>
      ))}
    </div>
  );
};
