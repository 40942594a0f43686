import { type ComponentType, createContext, Fragment, type ReactNode } from 'react';

/**
 * What MUI's components stand in, such as their theme; the application brings it and may load it when it is first
 * needed. Lists are drawn without MUI and do not wait for it.
 */
export const FrameContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);
