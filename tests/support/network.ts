import { setupServer } from 'msw/node';
import { takeBlobBodies } from './takeBlobBodies';

/** The mock network (MSW); an unhandled request is an error. */
export const network = setupServer();

/** Starts intercepting requests. */
export const listen = (): void => {
  network.listen({ onUnhandledRequest: 'error' });
  takeBlobBodies();
};
