/** Does a list reach this page? One beyond its last is no page of its own: it is not indexed. */
export const isWithin = (page: number, { total, pageSize }: { total: number; pageSize: number }): boolean =>
  page === 1 || (page - 1) * pageSize < total
