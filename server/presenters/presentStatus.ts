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

/** A stored status as this actor sees it: to provider and operator, four of them are Processing (spec 10.2). */
export const presentStatus = ({ role }: Pick<Actor, 'role'>, statusId: number): Described =>
  described(role === 'Administrator' ? statusId : statusForProviderSide(statusId));

/** The statuses that administrators choose from. */
export const backofficeStatuses = (): Described[] => storedStatusIds.map(described);

/** The statuses that provider and operator choose from, Processing where the four would stand. */
export const providerSideStatuses = (): Described[] => providerSideStatusIds.map(described);
