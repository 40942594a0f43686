import { useStore, useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Checkbox } from '../../ui/choice/Checkbox';
import type { NextRequest } from '../applicationDetail/PrevNextButtons';
import { useHolders } from '../desk/useClaims';
import { useTakeNext } from '../desk/useTakeNext';
import type { ActedOn } from './ActionSubject';
import './decidedMessage.css';

/**
 * Returns the choice whether the next request of the list opens once this one is dealt with, and what opens it; both
 * undefined without a next one, the second where the user has chosen to stay.
 */
export const useOpenNext = (next: NextRequest | undefined) => {
  const translate = useTranslate();
  const [opensNext, setOpensNext] = useStore<boolean>('preferences.opensNext', true);
  const holderOf = useHolders();
  const { state } = useLocation();
  const takeNext = useTakeNext();
  if (!next) return {};
  return {
    choice: <Checkbox label={translate('prevNext.opensNext')} checked={opensNext} onChange={setOpensNext} />,
    open: opensNext
      ? (before?: (applicationId: number) => void) => {
          // Somebody else is deciding it: the user gets one that nobody has.
          if (holderOf(next.id)) return void takeNext({ state, before });
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
