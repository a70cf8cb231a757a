/*
 * CSV as RFC 4180 has it: fields in quotes where they hold a comma, a quote or a line break; lines end in CRLF or LF.
 */

export interface CsvLine {
  /** Where it begins in the file, from 1 on: a quoted field may span lines. */
  line: number
  cells: string[]
}

/** A quote that is never closed; `line` is where it was opened. */
export class CsvFault extends Error {
  constructor(readonly line: number) {
    super(`第${line}行的双引号没有闭合`)
  }
}

const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?!")|([^",\r\n]*))([^,\r\n]*)(,|\r\n|\n|\r|$)/y

/** More lines, empty ones included, or more cells in one of them than are read. */
export class CsvTooLarge extends Error {
  constructor(readonly what: 'lines' | 'cells') {
    super(`too many ${what}`)
  }
}

/**
 * Lines of cells; lines without any text are left out. A byte order mark is no text. Throws CsvFault, and CsvTooLarge as soon
 * as there is more than `most`.
 */
export function readCsv(
  given: string,
  most: { lines: number; cells: number } = { lines: Number.POSITIVE_INFINITY, cells: Number.POSITIVE_INFINITY },
): CsvLine[] {
  const text = given.replace(/^\uFEFF/, '')
  const lines: CsvLine[] = []
  let [line, at, read] = [1, 0, 0]
  let current: CsvLine = { line, cells: [] }
  CELL.lastIndex = 0
  while (at < text.length || current.cells.length > 0) {
    CELL.lastIndex = at
    const match = CELL.exec(text)
    const [whole, quoted, plain = '', rest = '', end = ''] = match ?? []
    if (whole === undefined || (quoted === undefined && rest.startsWith('"') && plain === '')) throw new CsvFault(line)
    if (current.cells.length >= most.cells) throw new CsvTooLarge('cells')
    current.cells.push((quoted?.replaceAll('""', '"') ?? plain) + rest)
    line += whole.split(/\r\n|\n|\r/).length - 1
    at += whole.length
    if (end === ',') continue
    if (++read > most.lines) throw new CsvTooLarge('lines')
    if (current.cells.some((cell) => cell.trim() !== '')) lines.push(current)
    current = { line, cells: [] }
    if (at >= text.length) break
  }
  return lines
}

/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/
const GUARDED = /^'(?=[=+\-@\t\r])/

/** A cell as it is written: text that looks like a formula gets an apostrophe, which spreadsheets do not show. */
function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text a cell stands for: an apostrophe of ours is taken away again. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '')

/** With a byte order mark: spreadsheets would else take it for their own encoding. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`
