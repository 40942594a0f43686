import { useStore, useTranslate } from 'ra-core';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Slot } from '../../kit/layout/Slot';
import { Checkbox } from '../../ui/choice/Checkbox';
import type { NextRequest } from '../applicationDetail/PrevNextButtons';
import type { ActedOn } from './ActionSubject';
import './decidedMessage.css';

/** What is told of the request that opens, before it does. */
type Before = (applicationId: number) => void;

/** What a module can do before the next request opens. */
interface NextHandle {
  /** Opens another one instead, if there is a reason not to open that one; returns whether it does. */
  readonly openInstead: (nextId: number, before: Before | undefined) => boolean;
}

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** In a dialog after which the next request of the list may open; fills `handle`. */
    beforeNext: { readonly handle: RefObject<NextHandle | null> };
  }
}

/**
 * Returns the choice whether the next request of the list opens once this one is dealt with, and what opens it; both
 * undefined without a next one, the second where the user has chosen to stay.
 */
export const useOpenNext = (next: NextRequest | undefined) => {
  const translate = useTranslate();
  const [opensNext, setOpensNext] = useStore<boolean>('preferences.opensNext', true);
  const handle = useRef<NextHandle>(null);
  if (!next) return {};
  return {
    choice: (
      <>
        <Checkbox label={translate('prevNext.opensNext')} checked={opensNext} onChange={setOpensNext} />
        <Slot name="beforeNext" props={{ handle }} />
      </>
    ),
    open: opensNext
      ? (before?: Before) => {
          if (handle.current?.openInstead(next.id, before)) return;
          before?.(next.id);
          next.open();
        }
      : undefined,
  };
};

/**
 * Returns the toast shown when another request opens: what became of this one, and a link back to it. Toasts render
 * outside the application, so the hooks that the link needs are called here.
 */
export const useMessageWithWayBack = ({ application: { id }, kind }: ActedOn) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(pathname, { state });
  };
  return (text: string, outcome?: string): ReactNode => (
    <>
      <span>{translate(text, { _: text })}</span>{' '}
      <span className="decided">
        <a href={pathname} onClick={goBack}>
          {translate(`applicationDetail.title.${kind}`, { id })}
        </a>
        {outcome && `: ${outcome}`}
      </span>
    </>
  );
};
