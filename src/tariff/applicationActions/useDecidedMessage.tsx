import { useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActedOn } from './ActionSubject';
import './decidedMessage.css';

/**
 * Returns the toast shown when another request opens after a decision: that it succeeded (spec 8), and a link
 * back to the decided request. Toasts render outside the application, so the hooks that the link needs are
 * called here.
 */
export const useDecidedMessage = (
  { application: { id }, kind }: ActedOn,
  decision: 'eligible' | 'nonEligible',
): ReactNode => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(pathname, { state });
  };
  return (
    <>
      <span>{translate('applicationActions.toast.decide.success')}</span>{' '}
      <span className="decided">
        <a href={pathname} onClick={goBack}>
          {translate(`applicationDetail.title.${kind}`, { id })}
        </a>
        {`: ${translate(`applicationActions.button.${decision}`)}`}
      </span>
    </>
  );
};
