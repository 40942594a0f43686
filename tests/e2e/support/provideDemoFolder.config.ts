/** Playwright's global setup. */
export { provideDemoFolder as default } from './demoFolder';
