import { nodeModules } from '../../modules/node';

/** What vouches for the content of a whole database; absent where no module does. */
export const witness = nodeModules.find((module) => module.witness)?.witness;
