import { StrictMode } from 'react';
import { WebApplication } from './WebApplication';

/** All that stands in the page's root, in a browser as in the build, which draws it ahead. */
export const page = (
  <StrictMode>
    <WebApplication />
  </StrictMode>
);
