// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecycleCalc } from '@/components/modes/currency/recycle-calc'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { AREAS, offerOf, quoteOf } from '../../support/sample-coins'
import { mockTerms } from '../../support/sample-terms'

const SCALES = [
  {
    gameId: 131,
    gameName: '地下城与勇士',
    coinName: '金币',
    offers: 33,
    bestScale: 1_400_000,
    medianScale: 1_285_000,
    recycleScale: 1_511_764.7,
  },
]
const BUYS = offerOf({ kind: 'recycle', ratio: '1500000.00', least: 5_000_000, most: 200_000_000, stock: 300_000_000 })
const assign = vi.fn()
let quotes: MockedCall<'GET /quickCoin/quote'>
beforeEach(() => {
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  quotes = mockCall(
    'GET /quickCoin/quote',
    quoteOf({ offer: BUYS, ratio: BUYS.ratio, amount: 120_000_000, price: '80.00' }),
  )
  server.use(quotes, mockTerms())
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})
const show = (amount = '') =>
  render(<RecycleCalc scales={SCALES} recyclePercent={85} gid="131" amount={amount} areas={AREAS} />)
const place = async () => {
  await userEvent.selectOptions(screen.getByLabelText(/大区/), '1')
  await userEvent.selectOptions(screen.getByLabelText(/服务器/), '15')
}
const paid = () => document.querySelector('dl data')?.getAttribute('value')

test('no quote is requested before area and amount are complete; then the income after the fee is shown', async () => {
  show('12000')
  expect(screen.getByText(/参考价 1 元收 151.18万金币.*1.2亿约 ¥79.37/)).toBeTruthy()
  expect(quotes.inputs).toEqual([])
  await place()
  await waitFor(() => expect(paid()).toBe('78.40'))
  expect(quotes.inputs.at(-1)).toEqual({
    kind: 'recycle',
    gid: '131',
    areaId: '1',
    serverId: '15',
    amount: '120000000',
  })
  expect(screen.getByText(/货款 ¥80.00 已预付到平台，服务费 ¥1.60/)).toBeTruthy()
})

test('an invalid amount and an amount that no merchant buys are reported', async () => {
  show('1.23456')
  expect(screen.getByText('请填写正确的数量')).toBeTruthy()
  server.use(mockCall('GET /quickCoin/quote', { refuse: 'NO_COIN_OFFER', msg: '暂时没有币商能接这个数量' }))
  await place()
  const amount = screen.getByLabelText(/^数量/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '99999')
  expect(await screen.findByText('暂时没有币商能接这个数量')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /可卖/ }).disabled).toBe(true)
})

test('a visitor logs in and returns with the amount, a member sells at the shown ratio', async () => {
  show('12000')
  await place()
  const sell = await screen.findByRole('button', { name: '卖给这家币商' })
  await userEvent.click(sell)
  expect(assign).toHaveBeenCalledWith(expect.stringContaining(encodeURIComponent('gid=131&amount=12000')))
  Cookies.set('token', 'a.b')
  const recycle = mockCall('POST /quickCoin/recycle', { orderSn: 'D9' })
  server.use(recycle)
  await userEvent.click(sell)
  await userEvent.click(await screen.findByRole('checkbox', { name: /交易协议/ }))
  await userEvent.click(screen.getByRole('button', { name: '确认卖出' }))
  await waitFor(() => expect(assign).toHaveBeenLastCalledWith('/center/buyers/buyFastGoldDetail?orderSn=D9'))
  expect(recycle.inputs).toEqual([{ offerSn: 'KB000001', amount: '120000000', ratio: '1500000.00', agree: '1' }])
  expect(recycle.keys).toEqual([expect.any(String)])
})
