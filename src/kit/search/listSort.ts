/** The order that a list names to the data provider; the server has an order of its own. */
export const listSort = { field: 'id', order: 'ASC' } as const;
