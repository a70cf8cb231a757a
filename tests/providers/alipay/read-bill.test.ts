import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { AlipayClient } from '@/lib/server/providers/alipay/open-alipay'
import { readBill, signedFen } from '@/lib/server/providers/alipay/read-bill'
import { jsonServer } from '../../support/json-server'
import { encodeGbk } from '../../support/vendors/alipay/gbk'

const DAY = new Date('2035-03-13T00:00:00+08:00')
const QUESTION = { type: 'trade', day: DAY, columns: ['no', 'sum(yuan)'] } as const

const clientOf = (url: string): AlipayClient => ({
  ask: async () => ({ ok: true, field: () => url, list: () => [] }),
  pageUrl: () => '',
  isSigned: () => false,
  downloadMs: 5000,
  now: () => new Date('2035-03-15T00:00:00+08:00'),
  log: { error: () => {}, warn: () => {} },
})

/** A client whose bill has these lines. */
async function billOf(...lines: readonly string[]) {
  const zip = zipSync({ 'a.csv': new Uint8Array(encodeGbk(lines.join('\r\n'))) })
  const data = `data:application/zip;base64,${Buffer.from(zip).toString('base64')}`
  return readBill(clientOf(data), QUESTION)
}

describe('bills of Alipay', () => {
  it('columns are found by name, wherever they are and whichever brackets they have', async () => {
    expect(await billOf('#head', 'x ,sum（yuan）,no\t', '1,2.00 ,P1\t', ' 3 ,-4.00\t,\tP2', '#end')).toEqual([
      { no: 'P1', 'sum(yuan)': '2.00' },
      { no: 'P2', 'sum(yuan)': '-4.00' },
    ])
  })

  it('a file without the columns, or with a line that does not fit its head, is not read as an empty bill', async () => {
    await expect(billOf('x,y', '1,2')).rejects.toThrow('no file with the columns no,sum(yuan)')
    await expect(billOf('no,x,sum(yuan)', 'P1,1')).rejects.toThrow('does not fit')
    await expect(billOf('no,x,sum(yuan)', 'P1,a,b,1.00')).rejects.toThrow('does not fit')
    expect(await billOf('no,x,sum(yuan)', 'P1,a,1.00,')).toHaveLength(1)
  })

  it('amounts have a sign and at most two decimals', () => {
    expect(['', '0.01', '-12.5', '+3', '1,234.50'].map(signedFen)).toEqual([0n, 1n, -1250n, 300n, 123450n])
    for (const text of ['1.234', 'x', '--1', '1e3']) expect(() => signedFen(text)).toThrow('not readable')
  })

  it('a file that is no ZIP is not read as an empty bill', async () => {
    const { origin } = await jsonServer(() => '<html>')
    await expect(readBill(clientOf(`${origin}/bill`), QUESTION)).rejects.toThrow()
  })
})
