// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MobileBuy } from '@/components/site/mobile/mobile-buy'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

afterEach(() => void vi.useRealTimers())

const TIER = { ensureId: 1, name: '普通包赔', explain: '全额赔付', basisPoints: 1000, days: 365, mostPercent: 100 }
const props = {
  goodsSn: 'ZHWZ1070931',
  now: {
    price: '2680.00',
    status: 1,
    reserved: false,
    stock: 1,
    ships: '',
    isAway: false,
    isRented: false,
    rentedUntil: null,
  },
  tiers: [TIER],
  hasQuantity: false,
  bargain: true,
  favourites: 143,
  serviceNum: '',
}
const show = (more: Partial<typeof props> = {}) =>
  render(
    <MobileBuy {...props} {...more}>
      <h1>商品</h1>
    </MobileBuy>,
  )

test('the mobile buy bar opens the order page with the chosen cover and shows the total', async () => {
  const { container } = show()
  expect(screen.getByRole('button', { name: /立即购买/ }).textContent).toContain('¥2,680.00')
  await userEvent.click(screen.getByRole('radio', { name: /普通包赔/ }))
  expect(screen.getByRole('button', { name: /立即购买/ }).textContent).toContain('¥2,948.00')
  const form = container.querySelector('form') as HTMLFormElement
  expect(form.getAttribute('action')).toBe('/wares/ZHWZ1070931/order')
  expect(Object.fromEntries(new FormData(form))).toEqual({ ensureId: '1' })
})

test('the mobile buy bar limits the quantity of props to the stock', async () => {
  const { container } = show({ hasQuantity: true, now: { ...props.now, price: '10.10', stock: 2 }, tiers: [] })
  await userEvent.click(screen.getByRole('button', { name: '增加一件' }))
  await userEvent.click(screen.getByRole('button', { name: '增加一件' }))
  expect(Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement))).toEqual({
    goodsNum: '2',
    ensureId: '0',
  })
  expect(screen.getByRole('button', { name: /立即购买/ }).textContent).toContain('¥20.20')
})

test('the mobile buy bar follows a new price and a reservation and shows the reason', async () => {
  vi.useFakeTimers()
  server.use(
    mockCall('GET /goods/temporary/goodsInfo', {
      price: '2580.00',
      status: 1,
      reserved: true,
      stock: 0,
      ships: '',
      isAway: false,
      isRented: false,
      rentedUntil: null,
    }),
  )
  show()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  await act(() => vi.dynamicImportSettled())
  await settle()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '交易中' })
  expect(button.disabled).toBe(true)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '已有人下单，等待付款',
  )
  expect(screen.getByText('价格已更新，原价 ¥2680.00')).toBeTruthy()
})

test('the mobile buy bar offers bargaining only when the seller allows it', () => {
  show({ bargain: false })
  expect(screen.queryByRole('button', { name: '议价' })).toBeNull()
})
