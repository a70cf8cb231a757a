import { unzipSync } from 'fflate'
import { type Fen, fen, yuanToFen } from '@/lib/shared/money/money'
import { readCsv } from '@/lib/shared/text/csv'
import { DAY_MS, formatDate, HOUR_MS } from '@/lib/shared/time'
import { StatementMissing } from '../port'
import { AlipayUnknown } from './answer'
import type { AlipayClient } from './open-alipay'

const METHOD = 'alipay.data.dataservice.bill.downloadurl.query'
/** Until then of the next day, no bill may also mean: not ready yet. */
const READY_MS = 12 * HOUR_MS

interface BillQuestion<Name extends string> {
  /** `trade`: payments and refunds; `signcustomer`: movements of the account. */
  type: 'trade' | 'signcustomer'
  /** Start of a Beijing day. */
  day: Date
  /** Columns that are read; brackets in half width. */
  columns: readonly Name[]
}

/**
 * Rows of the bill of a day, by column name. Rejects with StatementMissing while there can be none yet; empty when there
 * is none afterwards. Rejects with AlipayUnknown if it cannot be had, and with an Error if it is not readable.
 */
export async function readBill<Name extends string>(
  client: AlipayClient,
  { type, day, columns }: BillQuestion<Name>,
): Promise<Record<Name, string>[]> {
  const now = client.now().getTime()
  const end = day.getTime() + DAY_MS
  if (now < end) throw new StatementMissing(`alipay: ${formatDate(day)} is not over`)
  const answer = await client.ask(METHOD, { bill_type: type, bill_date: formatDate(day) })
  if (!answer.ok) {
    if (answer.code !== 'BILL_NOT_EXIST') throw new AlipayUnknown(METHOD, answer.code)
    if (now < end + READY_MS) throw new StatementMissing(`alipay: no bill of ${formatDate(day)} yet`)
    return []
  }
  return rowsOf(await download(answer.field('bill_download_url'), client.downloadMs), columns)
}

/** The address is valid for 30 s, so it is used at once. */
async function download(url: string, timeoutMs: number): Promise<Uint8Array> {
  const file = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw new AlipayUnknown(METHOD, `no file (${error instanceof Error ? error.name : 'error'})`)
  })
  if (!file.ok) throw new AlipayUnknown(METHOD, `file with status ${file.status}`)
  return new Uint8Array(await file.arrayBuffer())
}

/** Half width brackets, no blanks around. */
const nameOf = (cell: string): string => cell.trim().replaceAll('（', '(').replaceAll('）', ')')

/** The rows of the one file of the ZIP that has all columns; the other one holds sums. */
function rowsOf<Name extends string>(zip: Uint8Array, columns: readonly Name[]): Record<Name, string>[] {
  const gbk = new TextDecoder('gbk')
  for (const file of Object.values(unzipSync(zip))) {
    const lines = readCsv(gbk.decode(file))
      .map(({ cells }) => cells.map((cell) => cell.trim()))
      .filter(([first]) => !first?.startsWith('#'))
    const [head = [], ...rows] = lines
    const names = head.map(nameOf)
    const places = columns.map((column) => names.indexOf(column))
    if (places.includes(-1)) continue
    return rows.map((cells) => {
      // a comma within a cell would shift the columns behind it
      if (cells.length < names.length || cells.slice(names.length).some((cell) => cell !== ''))
        throw new Error('alipay bill: a line does not fit its head')
      return Object.fromEntries(columns.map((column, i) => [column, cells[places[i] ?? -1] ?? ''])) as Record<
        Name,
        string
      >
    })
  }
  throw new Error(`alipay bill: no file with the columns ${columns.join()}`)
}

/** "-12.50" -> -1250n; '' is 0. Throws an Error on anything else than yuan with a sign. */
export function signedFen(text: string): Fen {
  if (text === '') return fen(0)
  const [, sign, yuan] = /^([+-]?)(\d{1,10}(?:\.\d{1,2})?)$/.exec(text.replaceAll(',', '')) ?? []
  if (!yuan) throw new Error('alipay bill: an amount is not readable')
  const amount = yuanToFen(yuan)
  return sign === '-' ? fen(-amount) : amount
}
