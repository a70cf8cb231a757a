// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RentForm } from '@/components/rental/rent-form'
import { Toaster } from '@/components/ui/toast'
import { readRentChoice } from '@/lib/shared/rent-terms'

const PRICES = { hour: '2.50', night: '12.50', day: '20.00', week: '90.00', deposit: '50.00' }
const form = (more: object = {}) => (
  <RentForm
    action="/wares/ZHWZ1/timePurchase"
    prices={PRICES}
    start={readRentChoice('hour', '2')}
    reason=""
    {...more}
  />
)

test('sums follow the choice, the form carries it, and renting is not open yet', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <>
      {form()}
      <Toaster />
    </>,
  )
  const total = () => screen.getByText('应付').parentElement?.querySelector('data')?.getAttribute('value')
  expect(total()).toBe('55.00')
  await user.click(screen.getByRole('button', { name: '增加一小时' }))
  expect(total()).toBe('57.50')
  await user.click(screen.getByRole('radio', { name: /周租/ }))
  expect(total()).toBe('140.00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '减少一周' }).disabled).toBe(true)
  expect(Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement))).toEqual({
    unit: 'week',
    num: '1',
  })
  await user.click(screen.getByRole('button', { name: '立即租用' }))
  expect(await screen.findByText('暂未开放，敬请期待！')).toBeTruthy()
})

test('an item off the shelf says why it cannot be rented', () => {
  render(form({ reason: '卖家已下架这件商品' }))
  expect(screen.getByRole('status').textContent).toBe('卖家已下架这件商品')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '立即租用' }).disabled).toBe(true)
})
