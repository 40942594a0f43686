import { setupServer } from 'msw/node';
import { takeBlobBodies } from './takeBlobBodies';

/** Stands between the application under test and the network; a request that no test foresees is an error. */
export const network = setupServer();

/** From here on requests come here. */
export const listen = (): void => {
  network.listen({ onUnhandledRequest: 'error' });
  takeBlobBodies();
};
