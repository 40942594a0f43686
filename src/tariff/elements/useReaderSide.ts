import { useCanAccess } from 'ra-core';
import type { Side } from '../../../contract/rules/statusAdvice';

/** Returns from which side the signed-in user reads what was asked of a provider. */
export const useReaderSide = (): Side =>
  useCanAccess({ resource: 'session', action: 'ownProvider' }).canAccess ? 'provider' : 'regulator';
