/** A row of a bill by column name. */
export type BillRow = (name: string) => string | undefined

/** The column whose text may contain the separator. */
const FREE_TEXT = '商品名称'

/**
 * Reads a bill of WeChat Pay: a bare header line, rows whose cells begin with a backtick, and two lines of sums. Columns
 * differ between merchants, so they are read by name. Throws an Error if it is not such a file.
 */
export function readBill(text: string): BillRow[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const end = lines.findIndex((line) => !line.startsWith('`'))
  if (names.length < 2 || end < 0 || !lines[end]?.includes(',')) throw new Error('wechat bill: not readable')
  return lines.slice(0, end).map((line) => {
    const cells = cellsOf(line, names)
    return (name) => cells[names.indexOf(name)]
  })
}

function cellsOf(line: string, names: readonly string[]): string[] {
  const cells = line.slice(1).split(',`')
  const more = cells.length - names.length
  const at = names.indexOf(FREE_TEXT)
  if (more > 0 && at >= 0) cells.splice(at, more + 1, cells.slice(at, at + more + 1).join(',`'))
  if (cells.length !== names.length) throw new Error('wechat bill: a row has another number of cells than the header')
  return cells
}
