import { type ComponentType, createElement } from 'react';

/** Returns a loader for the access part of the form for users of one type. */
export const accessLoader = (userTypeId: number) => async (): Promise<ComponentType> => {
  const { UserAccess } = await import('./UserAccess');
  return () => createElement(UserAccess, { userTypeId });
};
