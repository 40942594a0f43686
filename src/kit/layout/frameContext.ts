import { type ComponentType, createContext, Fragment, type ReactNode } from 'react';

/** What MUI's components stand in, such as their theme; lists are drawn without MUI and do not wait for it. */
interface Frame {
  /** Draws the frame; it may suspend until its code is there. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** Fetches its code ahead of being drawn. */
  loadAhead: () => Promise<unknown>;
}

/** Holds the frame that the application brings. */
export const FrameContext = createContext<Frame>({ Frame: Fragment, loadAhead: async () => undefined });
