import { loadable } from '../../ui/loading/loadable';

/** The application behind the sign-in, including react-admin, which the public screens do not need. */
export const SignedInApp = loadable(async () => {
  const { App, isReady } = await import('../../app/App');
  await isReady;
  return App;
});
