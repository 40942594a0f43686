import { useEffect } from 'react';
import { browserLocation } from './browserLocation';

/** Stands in react-admin's routes for the screens that need no session: the gate, which has them, shows the address anew. */
export const LeaveToGate = () => {
  useEffect(() => browserLocation.moved(), []);
  return null;
};
