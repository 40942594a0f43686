import type { ApiEnvironment } from '../../../contract/rules/apiEnvironments';

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
