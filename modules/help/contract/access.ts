import type { AccessRows } from '../../../contract/access';

/** The help pages, for anyone signed in. */
export const access = { help: { show: {} } } as const satisfies AccessRows;
