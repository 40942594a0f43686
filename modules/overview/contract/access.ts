import { type AccessRows, access as core } from '../../../contract/access';

/** Who may see the figures: who may read every request that they count. */
export const access = { overview: { list: core.backofficeApplications.list } } as const satisfies AccessRows;
