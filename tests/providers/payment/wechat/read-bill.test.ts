import { expect, it } from 'vitest'
import { readBill } from '@/lib/server/providers/payment/wechat/read-bill'

const SUMS = '总交易单数,订单总金额\n`1,`1.00\n'
const rowsOf = (text: string, ...names: string[]) => readBill(text).map((row) => names.map(row))

it('columns of a bill are found by name, and missing ones are undefined', () => {
  const bill = `\uFEFF商户订单号,总金额\r\n\`P1,\`1.00\r\n\`P2,\`2.00\r\n${SUMS}`
  expect(rowsOf(bill, '总金额', '商户订单号', '订单金额')).toEqual([
    ['1.00', 'P1', undefined],
    ['2.00', 'P2', undefined],
  ])
})

it('the name of goods in a bill may hold commas, backticks and both together', () => {
  const bill = `交易时间,商品名称,订单金额\n\`10:00,\`a,b\`c,\`d,\`1.00\n\`11:00,\`,\`2.00\n${SUMS}`
  expect(rowsOf(bill, '商品名称', '订单金额')).toEqual([
    ['a,b`c,`d', '1.00'],
    ['', '2.00'],
  ])
})

it('a bill without payments has no rows', () => {
  expect(readBill(`商户订单号,总金额\n${SUMS}`)).toEqual([])
})

it.each([
  ['nothing', ''],
  ['a page', '<html>maintenance</html>'],
  ['no sums', '商户订单号,总金额\n`P1,`1.00\n'],
  ['a cell too few', `商户订单号,总金额\n\`P1\n${SUMS}`],
  ['a cell too many', `商户订单号,总金额\n\`P1,\`1.00,\`2\n${SUMS}`],
])('a bill with %s is an error', (_, text) => {
  expect(() => readBill(text)).toThrow('wechat bill')
})
