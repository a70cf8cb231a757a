// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { RentForm } from '@/components/modes/rental/rent-form'
import type { RentNow } from '@/components/modes/rental/rent-state'
import { readRentChoice } from '@/lib/shared/trade/rent-terms'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { orderPage } from '../../support/sample-orders'
import { accountOf, RENT } from '../../support/sample-rentals'
import { userOf } from '../../support/sample-user'

const assign = vi.fn()
beforeEach(() => {
  Cookies.set('token', 'id.secret')
  logInAs(userOf())
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
})

const NOW: RentNow = {
  goods: {
    price: '900.00',
    stock: 1,
    reserved: false,
    status: 1,
    ships: '',
    isAway: false,
    isRented: false,
    rentedUntil: null,
  },
  terms: {
    minHours: 2,
    rules: '',
    isAuto: false,
    pausedUntil: null,
    isRented: false,
    rentedUntil: null,
    hourPrices: [],
    blocks: [],
    ban: null,
  },
}
const show = (now: RentNow = NOW) => {
  const start = readRentChoice('hour', '2', now.terms.minHours)
  render(
    <RentForm
      goodsSn="ZHWZ1070931"
      hallHref="/wares?rent=1"
      prices={RENT}
      start={start}
      reservedFor="17 分钟"
      handOver="21 分钟"
      now={now}
    />,
  )
  return userEvent.setup()
}
const total = () =>
  screen.getByText('应付', { selector: 'dt' }).parentElement?.querySelector('data')?.getAttribute('value')
const rent = () => screen.getByRole<HTMLButtonElement>('button', { name: '立即租用' })
const agree = () => screen.getByRole('checkbox', { name: /租号协议/ })
const placed = { orderSn: 'D2611211234567890', totalPrice: '70.00', expiresIn: 900 }

test('the total follows the selection, and unavailable quantities are disabled', async () => {
  const user = show()
  expect(total()).toBe('70.00')
  await user.click(screen.getByRole('button', { name: '增加一小时' }))
  expect(total()).toBe('75.00')
  await user.click(screen.getByRole('radio', { name: /周租/ }))
  expect(total()).toBe('360.00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '减少一周' }).disabled).toBe(true)
  const form = rent().closest('form') as HTMLFormElement
  expect(form.getAttribute('action')).toBe('/wares/ZHWZ1070931/timePurchase')
  expect(Object.fromEntries(new FormData(form))).toEqual({ unit: 'week', num: '1' })
})

test('the owner’s terms are shown: delivery, minimum hours and own rules', () => {
  show({
    ...NOW,
    terms: {
      minHours: 4,
      rules: '只打匹配',
      isAuto: true,
      pausedUntil: null,
      isRented: false,
      rentedUntil: null,
      hourPrices: [],
      blocks: [],
      ban: null,
    },
  })
  expect(screen.getByText('自动交付')).toBeTruthy()
  expect(screen.getByText('只打匹配')).toBeTruthy()
  expect(screen.getByLabelText('数量')).toHaveProperty('value', '4')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '减少一小时' }).disabled).toBe(true)
  expect(total()).toBe('80.00')
})

test('manual delivery shows the owner’s current time limit', () => {
  show()
  expect(screen.getByText(/号主 21 分钟内交付/)).toBeTruthy()
})

test('a visitor logs in first and returns to the selection', async () => {
  Cookies.remove('token')
  const user = show()
  await user.click(screen.getByRole('radio', { name: /包夜/ }))
  await user.click(rent())
  const back = encodeURIComponent('/wares/ZHWZ1070931/timePurchase?unit=night&num=1')
  expect(assign).toHaveBeenCalledWith(`/login?returnUrl=${back}`)
})

test('the agreement is not preselected, and is required', async () => {
  const user = show()
  expect(agree()).toHaveProperty('checked', false)
  await user.click(rent())
  expect(screen.getByRole('alert').textContent).toBe('请先阅读并同意租号协议')
  await user.click(agree())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the shown unit price is sent, a lost response is retried with the same key, then the cashier opens', async () => {
  const user = show()
  const seen: { input: Record<string, string>; key: string | null }[] = []
  await user.click(screen.getByRole('radio', { name: /日租/ }))
  await user.type(screen.getByLabelText('联系方式'), '10001')
  await user.click(agree())
  server.use(mockCall('POST /rental/place', { refuse: 'SERVER_ERROR' }))
  await user.click(rent())
  expect((await screen.findByRole('alert')).textContent).toContain('服务器暂时无法访问了')
  server.use(
    mockCall('POST /rental/place', ({ input, headers }) => {
      seen.push({ input, key: headers.get('idempotency-key') })
      return placed
    }),
  )
  await user.click(rent())
  await user.click(rent())
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(seen[0]?.input).toEqual({
    goodsSn: 'ZHWZ1070931',
    unit: 'day',
    num: '1',
    price: '60.00',
    contact: '10001',
    agree: '1',
  })
  expect(seen[0]?.key).toBeTruthy()
  expect(seen[1]?.key).toBe(seen[0]?.key)
  expect(assign).toHaveBeenCalledWith('/wares/ZHWZ1070931/pay?orderSn=D2611211234567890')
})

test('a rental at changed prices shows a message, reloads them and keeps the selection', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: '增加一小时' }))
  await user.click(agree())
  server.use(
    mockCall('POST /rental/place', { refuse: 'PRICE_CHANGED' }),
    mockCall('GET /goods/goodsInfo', accountOf({ rental: { ...RENT, hour: '6.00' } })),
  )
  await user.click(rent())
  expect((await screen.findByRole('alert')).textContent).toContain('商品价格已变动')
  expect(total()).toBe('75.00')
  await user.click(screen.getByRole('button', { name: '刷新价格' }))
  await waitFor(() => expect(total()).toBe('78.00'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(agree()).toHaveProperty('checked', true)
})

test.each([
  ['num', '数量', '该账号6小时起租'],
  ['contact', '联系方式', '请填写正确的QQ号、微信号或手机号'],
])('a refusal of %s is shown at its field', async (field, label, msg) => {
  const user = show()
  await user.click(agree())
  server.use(mockCall('POST /rental/place', { refuse: 'INVALID_INPUT', msg, data: { field } }))
  await user.click(rent())
  expect((await screen.findByRole('alert')).textContent).toBe(msg)
  const input = screen.getByLabelText(label)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toContain(`${field}-e`)
})

test.each(['GOODS_RESERVED', 'GOODS_GONE'] as const)('%s links to other accounts for rent', async (refuse) => {
  const user = show()
  await user.click(agree())
  server.use(mockCall('POST /rental/place', { refuse, msg: '账号刚刚归还，14:20后可以租用' }))
  await user.click(rent())
  expect((await screen.findByRole('alert')).textContent).toContain('14:20后可以租用')
  expect(screen.getByRole('link', { name: '看其他可租账号' }).getAttribute('href')).toBe('/wares?rent=1')
})

test('renting an own account shows the reason of the refusal', async () => {
  const user = show()
  await user.click(agree())
  server.use(mockCall('POST /rental/place', { refuse: 'OWN_GOODS', msg: '不能租用自己的账号' }))
  await user.click(rent())
  expect((await screen.findByRole('alert')).textContent).toContain('不能租用自己的账号')
})

test('without real-name verification its form is shown below, and renting is disabled', async () => {
  logInAs(userOf({ authStatus: 0 }))
  show()
  expect(await screen.findByRole('heading', { name: '实名认证' })).toBeTruthy()
  expect(rent().disabled).toBe(true)
  expect(screen.getByRole('link', { name: /请先完成实名认证/ }).getAttribute('href')).toBe('#real-h')
})

const closed = () => screen.getByRole<HTMLButtonElement>('button', { name: '暂不可租' })

test.each([
  [{ status: 2 }, null, '号主已下架这个账号'],
  [{ status: 3 }, null, '这个账号已经卖出'],
  [{ stock: 0, reserved: true }, null, '已有人下单'],
  [{ ships: '休假至 12-04', isAway: true }, null, '号主休假至 12-04，回来后可以租用'],
  [{}, '2026-11-21 14:20:00', '账号刚刚归还，14:20 后可以租用'],
])('an unavailable account shows why, above the form: %o, paused until %o', async (goods, pausedUntil, reason) => {
  server.use(mockCall('GET /order/queryOrderList', orderPage([])))
  show({ goods: { ...NOW.goods, ...goods }, terms: { ...NOW.terms, pausedUntil } })
  const alert = await screen.findByText(reason, { exact: false })
  expect(alert.compareDocumentPosition(closed()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(closed().disabled).toBe(true)
})

test('a rented account states when its rental ends', () => {
  show({ ...NOW, terms: { ...NOW.terms, isRented: true, rentedUntil: '2026-11-21 18:30:00' } })
  expect(screen.getByText('账号正在租用，11-21 18:30 到期，不续租的话到期后可以租')).toBeTruthy()
  expect(closed().disabled).toBe(true)
})

test('an account with prices by hour shows the parts of the rent, and is ordered at that sum', async () => {
  const hourPrices = [{ from: 18, to: 24, price: '8.00' }]
  const part = { startTime: '2026-11-21 17:20:00', hours: 1 }
  server.use(
    mockCall('GET /rental/quote', {
      parts: [
        { ...part, unit: '5.00', sum: '5.00' },
        { ...part, startTime: '2026-11-21 18:20:00', unit: '8.00', sum: '8.00' },
      ],
      rent: '13.00',
      deposit: '60.00',
      total: '73.00',
    }),
  )
  const place = mockCall('POST /rental/place', placed)
  server.use(place)
  const user = show({ ...NOW, terms: { ...NOW.terms, hourPrices } })
  expect(screen.getByText('18:00–24:00 ¥8.00/小时')).toBeTruthy()
  expect(await screen.findByText('租金（18:20 起 1 小时 × ¥8.00）')).toBeTruthy()
  expect(total()).toBe('73.00')
  await user.click(agree())
  await user.click(rent())
  await waitFor(() => expect(place.inputs).toMatchObject([{ price: '5.00', rentSum: '13.00' }]))
})
