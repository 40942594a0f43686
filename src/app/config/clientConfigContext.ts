import { createContext, useContext } from 'react';
import { defaultClientConfig } from '../../../contract/rules/defaultClientConfig';

/** Holds the configuration of this deployment, for `useClientConfig`. */
export const ClientConfigContext = createContext(defaultClientConfig);

/** The configuration of this deployment (spec 1, header and footer). */
export const useClientConfig = () => useContext(ClientConfigContext);
