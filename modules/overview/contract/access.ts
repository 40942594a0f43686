import { type AccessRows, access as core } from '../../../contract/access';

const { list } = core.backofficeApplications;

/** Who may see the figures and search by them: who may read every request that they count. */
export const access = { overview: { list }, extendedSearch: { list } } as const satisfies AccessRows;
