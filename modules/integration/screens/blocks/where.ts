import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';

/** Whose systems a part of the page is about, and in which environment; the provider is named for administrators. */
export interface Where {
  readonly environment: ApiEnvironment;
  readonly providerId?: number;
}

/** What every part of the page is given. */
export interface PartProps {
  readonly where: Where;
  /** Whether the reader may change something. */
  readonly mayUpdate: boolean;
}

/** A client of the sandbox and its secret, which is known only right after it was made. */
export interface MadeClient {
  readonly clientId: string;
  readonly secret: string;
}

/** What the page needs to know of a provider's sandbox. */
export interface UsedSandbox {
  /** Where its calls are. */
  readonly address: string;
}

/** What the page gives the part that is open. */
export interface OpenPartProps extends PartProps {
  /** The sandbox; undefined in production. */
  readonly sandbox: UsedSandbox | undefined;
  /** The client that was made for the first request. */
  readonly made: MadeClient | undefined;
  readonly onMade: (client: MadeClient) => void;
}
