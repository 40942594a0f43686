import { useEffect } from 'react';
import { browserLocation } from './browserLocation';

/** The element of react-admin's routes to the screens that need no session: tells the public room, which renders them. */
export const LeaveToPublic = () => {
  useEffect(() => browserLocation.moved(), []);
  return null;
};
