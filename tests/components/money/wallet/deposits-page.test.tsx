// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { DepositsPage } from '@/components/money/wallet/deposits-page'
import { IncomeChart } from '@/components/money/wallet/income-chart'
import { RecordsPanel } from '@/components/money/wallet/records-panel'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { DEPOSIT_DAYS } from '@/lib/shared/trade/deposits'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { pageOf } from '../../support/page-of'
import { userOf } from '../../support/sample-user'

beforeEach(() => logInAs(userOf({ coin: '120.00' })))

type Deposit = OutputOf<ApiContract['GET /pay/deposits']>['list'][number]

const deposit = (more: Partial<Deposit> = {}): Deposit => ({
  kind: 'booster',
  name: '打手保证金',
  about: '接单前缴纳一次。',
  href: '/center/boosting/booster',
  amount: '200.00',
  state: 'held',
  held: '200.00',
  missing: '0.00',
  open: 0,
  askedTime: null,
  deadline: null,
  moves: [],
  ...more,
})
const serve = (...list: Deposit[]) => server.use(mockCall('GET /pay/deposits', { list }))

test('a deposit with open orders cannot be refunded and shows the reason', async () => {
  serve(deposit({ open: 2 }))
  render(<DepositsPage payee="衡集" />)
  expect(await screen.findByRole('button', { name: '申请退还' })).toHaveProperty('disabled', true)
  expect(screen.getByText('还有 2 笔订单没有结束，结束后才能申请退还')).toBeTruthy()
})

test("a merchant's deposit warns only below the limit for orders", async () => {
  const coin = { kind: 'coin', name: '币商保证金', amount: '1000.00' } as const
  serve(deposit({ ...coin, held: '998.19', missing: '1.81' }))
  const { unmount } = render(<DepositsPage payee="衡集" />)
  const toneOf = async () => (await screen.findByText(/赔付后还差/)).closest('.alert')?.className
  expect(await toneOf()).toBe('alert')
  unmount()
  serve(deposit({ ...coin, held: '499.99', missing: '500.01' }))
  render(<DepositsPage payee="衡集" />)
  expect(await toneOf()).toBe('alert alert-warn')
})

test('a requested deposit refund counts down and can be withdrawn', async () => {
  const deadline = {
    label: '剩余退还时间',
    outcome: '退到余额',
    dueTime: '2026-11-29 10:00:00',
    dueIn: 86_400,
    span: 604_800,
    stopped: false,
  }
  serve(deposit({ state: 'asked', askedTime: '2026-11-22 10:00:00', deadline }))
  const keep = mockCall('POST /pay/keepDeposit', null)
  server.use(keep)
  render(<DepositsPage payee="衡集" />)
  expect(await screen.findByRole('timer', { name: '剩余退还时间' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '取消退还' }))
  await settle()
  expect(keep.inputs).toEqual([{ kind: 'booster' }])
})

test.each([
  ['shop', '等待期间照常出售，新确认收货的账号不再提前放款。'],
  ['booster', '等待期间不能接新单。'],
] as const)(
  'before the refund of a %s deposit is requested, the dialog says what ends with it',
  async (kind, words) => {
    serve(deposit({ kind }))
    render(<DepositsPage payee="衡集" />)
    await userEvent.click(await screen.findByRole('button', { name: '申请退还' }))
    expect((await screen.findByRole('dialog')).textContent).toContain(
      `申请后 ${DEPOSIT_DAYS} 天退还 ¥200.00 到余额，随时可以取消。${words}`,
    )
  },
)

test('a deposit above the balance shows the missing amount and is paid with the pay password', async () => {
  serve(deposit({ kind: 'shop', name: '店铺保证金', amount: '500.00', held: '0.00', missing: '500.00', state: 'none' }))
  const pay = mockCall('POST /pay/depositPay', { coin: '0.00' })
  server.use(pay, mockCall('GET /user/userInfo', userOf({ coin: '0.00' })))
  server.use(
    mockCall('GET /pay/payMethodShow', {
      coin: '120.00',
      spendable: '120.00',
      owed: '0.00',
      isPayPassWord: true,
      methods: [],
    }),
  )
  render(<DepositsPage payee="衡集" />)
  await userEvent.click(await screen.findByRole('button', { name: '缴纳' }))
  expect(await screen.findByText(/还差 ¥380\.00/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/支付密码/), '246810')
  await userEvent.click(screen.getByRole('button', { name: '缴纳 ¥500.00' }))
  await settle()
  expect(pay.inputs).toEqual([{ kind: 'shop', payPassword: '246810' }])
  expect(pay.keys).toEqual([expect.any(String)])
})

test('a deposit is not completed while the person has a debt, and claims keep their part of the balance', async () => {
  const ways = { coin: '120.00', isPayPassWord: true, methods: [] }
  server.use(mockCall('GET /user/userInfo', userOf({ coin: '120.00' })))
  serve(deposit({ kind: 'shop', name: '店铺保证金', amount: '500.00', held: '0.00', missing: '500.00', state: 'none' }))
  server.use(mockCall('GET /pay/payMethodShow', { ...ways, spendable: '20.00', owed: '0.00' }))
  const { unmount } = render(<DepositsPage payee="衡集" />)
  await userEvent.click(await screen.findByRole('button', { name: '缴纳' }))
  expect(await screen.findByText(/可用余额 ¥20\.00，还差 ¥480\.00/)).toBeTruthy()
  unmount()
  server.use(mockCall('GET /pay/payMethodShow', { ...ways, spendable: '0.00', owed: '340.00' }))
  render(<DepositsPage payee="衡集" />)
  await userEvent.click(await screen.findByRole('button', { name: '缴纳' }))
  expect(await screen.findByText(/有理赔欠款 ¥340\.00 未还清/)).toBeTruthy()
  expect(screen.queryByText(/还差/)).toBeNull()
})

const months = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  total: i === 3 ? '300.00' : i === 11 ? '50.00' : '0.00',
  modes:
    i === 3
      ? [
          { mode: 'account', name: '账号', amount: '200.00' },
          { mode: 'props', name: '道具', amount: '100.00' },
        ]
      : i === 11
        ? [{ mode: 'account', name: '账号', amount: '50.00' }]
        : [],
}))

test('the income chart labels its bars with their amounts, and a mode filters chart and table', async () => {
  const { container } = render(<IncomeChart months={months} />)
  const figures = () => [...container.querySelectorAll('[data-value]')].map((text) => text.textContent)
  const tall = () => [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(figures()).toEqual(['¥300.00', '¥50.00'])
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['2026-12账号 ¥50.00¥50.00', '2026-04账号 ¥200.00，道具 ¥100.00¥300.00'])
  expect(tall()[3]).toBeCloseTo((tall()[11] as number) * 6)
  await userEvent.click(screen.getByRole('button', { name: '道具' }))
  expect(figures()).toEqual(['¥100.00'])
  expect(tall()[11]).toBe(0)
})

test('without income a message replaces the chart', () => {
  render(<IncomeChart months={months.map((one) => ({ ...one, total: '0.00', modes: [] }))} />)
  expect(screen.getByText(/没有出售收入/)).toBeTruthy()
})

test('balance records are loaded by filter, and an empty filter result differs from an empty list', async () => {
  const records = mockCall('GET /user/findBalanceRecord', pageOf([]))
  server.use(records)
  render(<RecordsPanel level="h1" />)
  expect(await screen.findByText('还没有收支记录')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '支出' }))
  await userEvent.selectOptions(screen.getByLabelText('类型'), 'refund')
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
  expect(records.inputs.at(-1)).toEqual({ way: 'out', group: 'refund', page: '1', pageSize: '20' })
})
