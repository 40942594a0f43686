import { type AccessCondition, conditionsOf, type Right, rolesOfRight } from '../../../contract/access';
import type { Call, Download } from '../../../contract/calls/defineCall';
import { isForClients } from '../../../contract/rules/callsOfClients';

/** Returns whether a client of a provider can be given the right to make a call; the reference shows these calls first. */
export const isForSystems = (call: Pick<Call | Download, 'access' | 'path'>): boolean => {
  if (!isForClients(call)) return false;
  return typeof call.access === 'string' || call.access.flatMap(conditionsOf).some(canBeGiven);
};

const canBeGiven = ({ roles, anyOf }: AccessCondition): boolean =>
  (roles?.includes('Operator') ?? true) && (anyOf?.some(isOfProviders) ?? true);

const isOfProviders = (right: Right) => rolesOfRight(right).includes('Operator');
