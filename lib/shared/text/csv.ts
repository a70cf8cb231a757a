/*
 * CSV as defined in RFC 4180: fields are quoted if they contain a comma, a quote or a line break; lines end in CRLF or
 * LF.
 */

export interface CsvLine {
  /** Line number in the file where it begins, from 1; a quoted field may span lines. */
  line: number
  cells: string[]
}

/** An unclosed quote; `line` is where it was opened. */
export class CsvError extends Error {
  constructor(readonly line: number) {
    super(`第${line}行的双引号没有闭合`)
  }
}

const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?!")|([^",\r\n]*))([^,\r\n]*)(,|\r\n|\n|\r|$)/y

/** Too many lines (including empty ones), or too many cells in a line. */
export class CsvTooLarge extends Error {
  constructor(readonly what: 'lines' | 'cells') {
    super(`too many ${what}`)
  }
}

/**
 * Lines of cells; lines without any text are left out, and a byte order mark is ignored. Throws CsvError, and
 * CsvTooLarge as soon as there are more than `most`.
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
    if (whole === undefined || (quoted === undefined && rest.startsWith('"') && plain === '')) throw new CsvError(line)
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

/** Text that a spreadsheet would execute as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const GUARDED = /^'(?=[=+\-@\t\r])/

/** Escapes a cell: text that looks like a formula gets a leading apostrophe, which spreadsheets do not show. */
function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Unescapes a cell: removes the apostrophe added on export. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '')

/** With a byte order mark, because spreadsheets would otherwise assume another encoding. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`
