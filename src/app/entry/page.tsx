import { type ReactElement, StrictMode } from 'react';
import type { ConfigAhead } from '../config/loadClientConfig';
import { WebApplication } from './WebApplication';

/** All that stands in the page's root, in a browser as in the build, which draws it ahead; with the configuration, if begun. */
export const page = (config?: ConfigAhead): ReactElement => (
  <StrictMode>
    <WebApplication config={config} />
  </StrictMode>
);
