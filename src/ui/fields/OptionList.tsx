import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepBeside, placeBeside } from '../popover/placeBeside';

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
export const OptionList = (props: OptionListProps) => {
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
