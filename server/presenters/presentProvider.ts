import type { ProviderOption, ProviderRow } from '../../contract/entities/provider';
import type { NamedProvider } from '../services/providers/listActiveProviders';
import type { FoundProvider } from '../services/providers/searchProviders';
import { userStatusTexts } from './texts';

/** Presents a provider in a pick list (spec 3, "Provider option"). */
export const presentProviderOption = ({ id, name }: NamedProvider): ProviderOption => ({
  providerId: id,
  providerDescription: name ?? '',
});

/** Presents a provider in listings (spec 3, Provider). */
export const presentProviderRow = ({ id, name, userStatusId }: FoundProvider): ProviderRow => ({
  id,
  name: name ?? '',
  userStatusId,
  userStatusDescription: userStatusTexts.find((text) => text.id === userStatusId)?.description ?? '',
});
