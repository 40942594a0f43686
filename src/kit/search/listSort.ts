import type { SortPayload } from 'ra-core';
import type { DefaultSort } from './ListDefinition';

/** The order that a list opens in, as it is named to the data provider; a server may have an order of its own. */
export const listSort = ([field, order]: DefaultSort = ['id', 'ASC']): SortPayload => ({ field, order });
