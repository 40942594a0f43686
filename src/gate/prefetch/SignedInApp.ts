import { loadable } from '../../ui/loading/loadable';

/** The application behind the sign-in, react-admin with it; the public screens do without. */
export const SignedInApp = loadable(async () => {
  const { App, isReady } = await import('../../app/App');
  await isReady;
  return App;
});
