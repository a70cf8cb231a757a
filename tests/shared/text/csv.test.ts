import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CsvError, CsvTooLarge, readCell, readCsv, writeCsv } from '@/lib/shared/text/csv'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

const withLf = (text: string) => text.replace(/\r\n?/g, '\n')

it('written CSV is read back unchanged but for line endings', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('"', '""', ',', '\r\n', '=1+1', "'=1", '-', '@SUM(A1)', '\t', "'", '中文，“引号”'),
  )
  const row = fc.tuple(fc.constant('x'), cell, cell)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      expect(cellsOf(writeCsv(rows)).map((cells) => cells.map(readCell))).toEqual(
        // An apostrophe typed before a formula is treated as our own escape.
        rows.map((cells) => cells.map((text) => readCell(withLf(text)))),
      )
    }),
  )
})

it('CSV reading handles quotes, line breaks within them, and any line ending', () => {
  expect(cellsOf('\uFEFFa,b\r\n"1,2","他说""好"""\n\n"两\n行",')).toEqual([
    ['a', 'b'],
    ['1,2', '他说"好"'],
    ['两\n行', ''],
  ])
  expect(readCsv('h\r\n"x\r\ny"\r\nz').map(({ line }) => line)).toEqual([1, 2, 4])
  expect(readCsv('')).toEqual([])
  expect(cellsOf('a,')).toEqual([['a', '']])
})

it('CSV reading stops at its limits', () => {
  const most = { lines: 3, cells: 2 }
  expect(readCsv('a,b\n\nc,d', most)).toHaveLength(2)
  expect(() => readCsv('a\n'.repeat(4), most)).toThrow(CsvTooLarge)
  expect(() => readCsv('\n'.repeat(1_000_000), most)).toThrow('lines')
  expect(() => readCsv(','.repeat(1_000_000), most)).toThrow('cells')
})

it('an unclosed CSV quote is reported with its line', () => {
  expect(() => readCsv('a\nb,"open\nmore')).toThrow(CsvError)
  expect(() => readCsv('a\nb,"open\nmore')).toThrow('第2行')
})

it.each(['=HYPERLINK("http://evil")', '+1', '-1', '@x', '\tx', '\rx', '＝1'])(
  'CSV export escapes the formula %j',
  (text) => {
    const [[cell = ''] = []] = cellsOf(writeCsv([[text]]))
    expect(cell).toBe(`'${withLf(text)}`)
    expect(readCell(cell)).toBe(withLf(text))
  },
)

it('a CSV cell of two megabytes is read whole, or reported as unclosed', () => {
  const long = '""'.repeat(1_000_000)
  expect(cellsOf(`a,"${long}"`)).toEqual([['a', '"'.repeat(1_000_000)]])
  expect(() => readCsv(`a,"${long}x`)).toThrow(CsvError)
  expect(readCsv('a,\n'.repeat(200_000))).toHaveLength(200_000)
})
