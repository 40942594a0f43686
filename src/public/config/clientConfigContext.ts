import { createContext, useContext } from 'react';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';

/** Holds the configuration of this deployment, for `useClientConfig`. */
export const ClientConfigContext = createContext(defaultClientConfig);

/** Holds whether /config.json is still loading, for `useIsConfigLoading`. */
export const ConfigLoadingContext = createContext(false);

/** Returns whether /config.json is still loading, and the defaults apply until then. */
export const useIsConfigLoading = () => useContext(ConfigLoadingContext);

/** Returns the configuration of this deployment (spec 1, header and footer). */
export const useClientConfig = () => useContext(ClientConfigContext);
