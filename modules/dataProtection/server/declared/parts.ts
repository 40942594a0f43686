import type { ModuleParts } from '../../../../server/lib/moduleParts';
import type { RetentionSettings } from '../../contract/retention';
import { type ErasureList, keptNowhere } from './erasureListStore';

/** What of a deployment is about personal data. */
interface DataProtectionParts {
  /** How long what the schedule removes is kept; for ever when absent. */
  readonly retention?: RetentionSettings | undefined;
  /** The officer who is told by e-mail what the schedule removes; nobody when absent. */
  readonly officer?: string | undefined;
  /** The list of erasures that is kept apart; kept nowhere when absent. */
  readonly erasureList?: ErasureList | undefined;
}

declare module '../../../../server/lib/moduleParts' {
  interface ModuleParts {
    readonly dataProtection?: DataProtectionParts | undefined;
  }
}

interface Given {
  readonly modules?: ModuleParts | undefined;
}

/** Returns how long what the schedule removes is kept. */
export const retentionIn = ({ modules }: Given): RetentionSettings =>
  modules?.dataProtection?.retention ?? {};

/** Returns whom to tell by e-mail what the schedule removes; undefined if nobody. */
export const officerIn = ({ modules }: Given): string | undefined => modules?.dataProtection?.officer;

/** Returns the list of erasures that is kept apart. */
export const erasureListIn = ({ modules }: Given): ErasureList =>
  modules?.dataProtection?.erasureList ?? keptNowhere;
