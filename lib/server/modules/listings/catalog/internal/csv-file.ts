import { BULK_MOST, CSV_MOST_BYTES } from '@/lib/shared/goods/goods-bulk'
import { CsvError, type CsvLine, CsvTooLarge, readCsv } from '@/lib/shared/text/csv'
import { decodeText } from '@/lib/shared/text/decode-text'
import { refuse } from '../../../../runtime/refusal'
import { headingError } from '../selling/rules-csv'

const NO_TEXT = '无法识别文件的编码。请在Excel中选择“另存为”，类型选“CSV UTF-8（逗号分隔）”，再上传'
/** Signature of a ZIP archive; Excel workbooks are ZIP archives. */
const ZIP = 'PK\u0003\u0004'

/** Includes the heading and as many empty lines again. */
const MOST = { lines: 2 * BULK_MOST + 2, cells: 50 }
const TOO_MANY_LINES = `一次最多${BULK_MOST}行，请分成几个文件上传`

/** Reads the heading and lines of an uploaded file. Refuses INVALID_INPUT, TOO_LARGE. */
export async function readCsvFile(file: File | null): Promise<{ heading: CsvLine; lines: CsvLine[] }> {
  if (!file) throw refuse('INVALID_INPUT', '请选择CSV文件')
  if (file.size > CSV_MOST_BYTES) throw refuse('TOO_LARGE', `文件不能超过${CSV_MOST_BYTES / 1024 / 1024}M`)
  const [heading, ...lines] = linesOf(textOf(new Uint8Array(await file.arrayBuffer())))
  if (!heading || lines.length === 0) throw refuse('INVALID_INPUT', '文件里没有商品')
  const fault = headingError(heading)
  if (fault) throw refuse('INVALID_INPUT', fault)
  if (lines.length > BULK_MOST) throw refuse('INVALID_INPUT', `一次最多${BULK_MOST}行，文件有${lines.length}行`)
  return { heading, lines }
}

function textOf(bytes: Uint8Array): string {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === ZIP)
    throw refuse('INVALID_INPUT', '这是Excel文件。请在Excel中选择“另存为”，类型选“CSV UTF-8（逗号分隔）”，再上传')
  // a wrong encoding guess fails at the heading, whose columns have Chinese names
  const text = decodeText(bytes)
  if (text === undefined) throw refuse('INVALID_INPUT', NO_TEXT)
  return text
}

function linesOf(text: string): CsvLine[] {
  try {
    return readCsv(text, MOST)
  } catch (error) {
    if (error instanceof CsvTooLarge)
      throw refuse('INVALID_INPUT', error.what === 'lines' ? TOO_MANY_LINES : `一行最多${MOST.cells}列，请使用模板`)
    if (error instanceof CsvError) throw refuse('INVALID_INPUT', error.message)
    throw error
  }
}
