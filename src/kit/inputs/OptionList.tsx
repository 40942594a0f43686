import { type RefObject, useLayoutEffect, useRef } from 'react';

const gap = 4;
const margin = 8;

interface OptionListProps {
  id: string;
  labelledBy: string;
  /** The field that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  choices: readonly { id: number | string; text: string }[];
  chosen: number;
  active: number;
  onChoose: (place: number) => void;
}

/** Below the field, or above it where there is more room. */
const place = (list: HTMLElement, anchor: HTMLElement) => {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const isBelow = below >= Math.min(list.scrollHeight, 360) || below >= above;
  Object.assign(list.style, {
    left: `${left}px`,
    minWidth: `${width}px`,
    maxHeight: `${Math.min(360, isBelow ? below : above)}px`,
    top: isBelow ? `${bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + gap}px`,
  });
};

/** The choices of an open select, above everything else on the page. */
export const OptionList = (props: OptionListProps) => {
  const { id, labelledBy, anchor, choices, chosen, active, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const keepPlace = () => {
      if (list.current && anchor.current) place(list.current, anchor.current);
    };
    // Older browsers draw it in the page, where it may be cut off.
    list.current?.showPopover?.();
    keepPlace();
    window.addEventListener('scroll', keepPlace, { capture: true, passive: true });
    window.addEventListener('resize', keepPlace);
    return () => {
      window.removeEventListener('scroll', keepPlace, { capture: true });
      window.removeEventListener('resize', keepPlace);
    };
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
      className="kit-options"
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: it is the field that has the focus
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
