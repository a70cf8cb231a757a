/** Whether a list has this page. A page beyond the last one is not indexed. */
export const isWithin = (page: number, { total, pageSize }: { total: number; pageSize: number }): boolean =>
  page === 1 || (page - 1) * pageSize < total
