import { setupServer } from 'msw/node';

/** Stands between the application under test and the network; a request that no test foresees is an error. */
export const network = setupServer();
