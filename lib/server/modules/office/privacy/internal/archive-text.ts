import type { Page, Paging } from '../../../../db/page'

const PAGE = 100

/** Yields the rows of all pages of a list. */
export async function* allOf<Row>(load: (paging: Paging) => Promise<Page<Row>>): AsyncGenerator<Row> {
  for (let page = 1; ; page++) {
    const { list } = await load({ page, pageSize: PAGE })
    yield* list
    if (list.length < PAGE) return
  }
}

/** Yields the rows of a list without pages. */
export async function* listOf<Row>(load: () => Promise<Row[]>): AsyncGenerator<Row> {
  yield* await load()
}

/** Yields data that is already loaded. */
export async function* piecesOf<Piece>(pieces: Iterable<Piece> | Promise<Piece>): AsyncGenerator<Piece> {
  if (pieces instanceof Promise) yield await pieces
  else yield* pieces
}

/** A JSON array with one row per line. */
export async function* jsonOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Encodes texts as bytes. */
export async function* textOf(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
