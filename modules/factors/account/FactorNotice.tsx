import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { callApi } from '../../../providers/http/callApi';
import { inStorage } from '../../../providers/http/session';
import { getFactors } from '../contract/calls';
import { texts } from './texts';

/** Erased when somebody else signs in, as its name says (providers/http/session.ts). */
const key = 'session.factorNotice';

/** Tells people once per sign-in that a factor will be required of them, and from when on. */
export const FactorNotice = () => {
  const notify = useNotify();
  useEffect(() => {
    if (inStorage(() => sessionStorage.getItem(key))) return;
    inStorage(() => sessionStorage.setItem(key, '1'));
    callApi(getFactors, {}, { isSilent: true }).then(
      ({ requiredOn }) => {
        if (requiredOn) notify(texts.requiredOn(dayMonthYear(new Date(requiredOn))), { type: 'info' });
      },
      // It is told at the next sign-in.
      () => undefined,
    );
  }, [notify]);
  return null;
};
