import type { Described } from '../../contract/entities/described';
import { statusTexts } from '../../contract/entities/statusTexts';
import {
  providerSideStatusIds,
  statusForProviderSide,
  storedStatusIds,
} from '../../contract/rules/applicationStatuses';
import type { Actor } from '../services/context/serviceContext';

const described = (statusId: number): Described =>
  statusTexts.find(({ id }) => id === statusId) ?? { id: statusId, description: String(statusId) };

/**
 * Presents a stored status as this actor sees it: provider and operator see four of them as Processing (spec 10.2).
 */
export const presentStatus = ({ role }: Pick<Actor, 'role'>, statusId: number): Described =>
  described(role === 'Administrator' ? statusId : statusForProviderSide(statusId));

/** Lists the statuses that administrators choose from. */
export const backofficeStatuses = (): Described[] => storedStatusIds.map(described);

/** Lists the statuses that provider and operator choose from, with Processing in place of those four. */
export const providerSideStatuses = (): Described[] => providerSideStatusIds.map(described);
