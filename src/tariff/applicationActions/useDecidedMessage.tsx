import { useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActedOn } from './ActionSubject';
import './decidedMessage.css';

/**
 * What is told of a decision once another request is open: that it was done (spec 8), and which one it was, with the way
 * back to it. Toasts are drawn outside of the application: what it needs of that it brings along.
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
