import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

interface TabsProps {
  /** Accessible name of the row of tabs. */
  name: string;
  /** A mark stands behind the text. */
  tabs: readonly { readonly key: string; readonly text: string; readonly mark?: string | undefined }[];
  /** The key of the open tab. */
  open: string;
  onOpen: (key: string) => void;
  /** What the open tab shows. */
  children: ReactNode;
}

/** Tabs with one panel; the arrow keys, Home and End move between them, as screen readers announce. */
export const Tabs = ({ name, tabs, open, onOpen, children }: TabsProps) => {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === open);
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index + last) % tabs.length,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    onOpen(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <>
      <div ref={row} role="tablist" aria-label={name} className="ui-tabs" onKeyDown={walk}>
        {tabs.map(({ key, text, mark }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === open}
            aria-controls={`${id}-panel`}
            tabIndex={key === open ? 0 : -1}
            title={text}
            onClick={() => onOpen(key)}
          >
            {text} {mark && <span className="mark">{mark}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} className="ui-tab-panel">
        {children}
      </div>
    </>
  );
};
