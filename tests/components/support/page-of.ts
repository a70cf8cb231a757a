/** Returns the only page of a list. */
export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, more: false, page: 1, pageSize: 20 })
