import { type ComponentPropsWithoutRef, useEffect, useId, useRef, useState } from 'react';
import { keepBeside, placeBeside } from './placeBeside';
import './tooltip.css';

interface TooltipProps extends ComponentPropsWithoutRef<'span'> {
  /** Translated. */
  text: string;
}

/** How long the mouse may take for the gap between the content and its explanation, in milliseconds. */
const leaveDelay = 200;

/** Explains its content on hover, touch and keyboard focus, until Escape (WCAG 2.2, 1.4.13). */
export const Tooltip = ({ text, children, className = '', ...rest }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = () => {
    clearTimeout(leaving.current);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const leave = () => {
    leaving.current = setTimeout(close, leaveDelay);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise a dialog around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    // Older browsers lack popovers and draw it in the page, where it may be cut off.
    bubble.current?.showPopover?.();
    const release = keepBeside(
      () => bubble.current && anchor.current && placeBeside(bubble.current, anchor.current),
    );
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      release();
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows the description, which is always in the page
    <span
      {...rest}
      ref={anchor}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard
      tabIndex={0}
      aria-describedby={id}
      className={`ui-tooltip-anchor ${className}`}
      onPointerEnter={open}
      onPointerLeave={leave}
      onFocus={open}
      onBlur={close}
    >
      {children}
      <span ref={bubble} id={id} role="tooltip" popover="manual" hidden={!isOpen} className="ui-tooltip">
        {text}
      </span>
    </span>
  );
};
