import { CsvError as ParseError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export interface CsvLine {
  /** Line number in the file where it begins, from 1; a quoted field may span lines. */
  line: number
  cells: string[]
}

/** An unclosed quote; `line` is where its row begins. */
export class CsvError extends Error {
  constructor(readonly line: number) {
    super(`第${line}行的双引号没有闭合`)
  }
}

/** Too many lines (including empty ones), or too many cells in a line. */
export class CsvTooLarge extends Error {
  constructor(readonly what: 'lines' | 'cells') {
    super(`too many ${what}`)
  }
}

/**
 * Lines of cells, by RFC 4180 with any line ending; line breaks within a cell become LF, lines without any text are
 * left out, and a byte order mark is ignored. Throws CsvError, and CsvTooLarge as soon as there are more than `most`.
 */
export function readCsv(
  text: string,
  most: { lines: number; cells: number } = { lines: Number.POSITIVE_INFINITY, cells: Number.POSITIVE_INFINITY },
): CsvLine[] {
  const found: CsvLine[] = []
  let [line, read] = [1, 0]
  const onRecord = (cells: string[], { lines: end }: { lines: number }) => {
    if (cells.length > most.cells) throw new CsvTooLarge('cells')
    if (++read > most.lines) throw new CsvTooLarge('lines')
    if (cells.some((cell) => cell.trim() !== '')) found.push({ line, cells })
    line = end + 1
    // they are collected above
    return null
  }
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      record_delimiter: '\n',
      relax_column_count: true,
      // a quote within an unquoted cell is text
      relax_quotes: true,
      on_record: onRecord,
    })
  } catch (error) {
    if (error instanceof ParseError && error.code === 'CSV_QUOTE_NOT_CLOSED') throw new CsvError(line)
    throw error
  }
  return found
}

/** The apostrophe that `writeCsv` puts before text that a spreadsheet would execute as a formula. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Unescapes a cell: removes the apostrophe added on export. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '')

/** With a byte order mark, because spreadsheets would otherwise assume another encoding. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  })
