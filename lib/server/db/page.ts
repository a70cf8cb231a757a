export interface Paging {
  /** Starts at 1. */
  page: number
  pageSize: number
}

/** Page format of the API; see `paged` of the contract. */
export interface Page<Row> extends Paging {
  list: Row[]
  total: number
  more: boolean
}

/** An ordered query of a whole listing. */
interface Listing<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> }
}

/**
 * Returns one page of a listing. `count` is only queried if needed: a page that is not full is the last. Rows past
 * `cap` are neither counted nor shown; the page then sets `more`.
 */
export async function pageOf<Row>(
  listing: Listing<Row>,
  count: () => PromiseLike<number>,
  { page, pageSize }: Paging,
  cap = Number.MAX_SAFE_INTEGER,
): Promise<Page<Row>> {
  const offset = (page - 1) * pageSize
  const list = offset >= cap ? [] : await listing.limit(pageSize).offset(offset)
  const isLast = list.length < pageSize && (list.length > 0 || offset === 0)
  const total = isLast ? offset + list.length : await count()
  return { list, total: Math.min(total, cap), more: total > cap, page, pageSize }
}

/** Maps the rows of a page with `present`; an empty array drops the row. */
export const presentPage = <Row, Shown>(
  { list, ...page }: Page<Row>,
  present: (row: Row) => Shown | Shown[],
): Page<Shown> => ({ ...page, list: list.flatMap(present) })
