import { createContext, useContext } from 'react';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';

/** Holds the configuration of this deployment, for `useClientConfig`. */
export const ClientConfigContext = createContext(defaultClientConfig);

/** Holds whether /config.json is still awaited, for `useIsConfigLoading`. */
export const ConfigLoadingContext = createContext(false);

/** Whether the defaults only hold until /config.json has come. */
export const useIsConfigLoading = () => useContext(ConfigLoadingContext);

/** The configuration of this deployment (spec 1, header and footer). */
export const useClientConfig = () => useContext(ClientConfigContext);
