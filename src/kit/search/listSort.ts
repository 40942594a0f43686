import type { SortPayload } from 'ra-core';

/** A field to sort by, and the direction. */
export type DefaultSort = readonly [source: string, order: 'ASC' | 'DESC'];

/** Returns the order in which a list opens, as the data provider takes it; a server may use its own order instead. */
export const listSort = ([field, order]: DefaultSort = ['id', 'ASC']): SortPayload => ({ field, order });
