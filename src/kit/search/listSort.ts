import type { SortPayload } from 'ra-core';

/** A field, and whether its values grow or shrink from row to row. */
export type DefaultSort = readonly [source: string, order: 'ASC' | 'DESC'];

/** The order that a list opens in, as it is named to the data provider; a server may have an order of its own. */
export const listSort = ([field, order]: DefaultSort = ['id', 'ASC']): SortPayload => ({ field, order });
