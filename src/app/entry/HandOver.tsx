import { useEffect } from 'react';
import { browserLocation } from '../light/browserLocation';

/** Stands in the routes of the main part for a screen that needs no session: the session screens take over. */
export const HandOver = () => {
  useEffect(() => browserLocation.moved(), []);
  return null;
};
