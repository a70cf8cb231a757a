// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BoostCalculator } from '@/components/modes/service/boost-calculator'
import { ConvoyPlans } from '@/components/modes/service/convoy-plans'

const step = (planId: number, from: string, to: string, price: string, hours: number) => ({
  planId,
  title: `${from}到${to}`,
  from,
  to,
  price,
  hours,
  safety: '手工',
})
const LADDER = [
  step(1, '青铜', '白银', '8.00', 3),
  step(2, '白银', '黄金', '12.00', 4),
  step(3, '黄金', '铂金', '18.00', 6),
  step(4, '铂金', '钻石', '28.00', 10),
]
const amountOf = (label: string) =>
  screen.getByText(label).nextElementSibling?.querySelector('data')?.getAttribute('value')

test('the calculator adds up the steps, keeps the target above the start and validates the deposits', async () => {
  render(<BoostCalculator gameId={107} gameName="王者荣耀" plans={LADDER} feeBp={1500} />)
  expect(amountOf('代练价格')).toBe('38.00')
  expect(screen.getByText('打手到手').nextElementSibling?.textContent).toBe('¥32.30')
  expect(screen.getByLabelText<HTMLInputElement>('安全保证金（元）').value).toBe('38.00')
  await userEvent.selectOptions(screen.getByLabelText('当前'), '铂金')
  expect(amountOf('代练价格')).toBe('28.00')
  expect(within(screen.getByLabelText('目标')).getAllByRole('option')).toHaveLength(1)
  const safety = screen.getByLabelText('安全保证金（元）')
  await userEvent.clear(safety)
  expect(screen.getByText('请输入正确的价格，最多两位小数')).toBeTruthy()
  await userEvent.type(safety, '1200')
  expect(screen.getByText('两项保证金合计不能超过代练价格的40倍')).toBeTruthy()
})

test('the convoy total multiplies matches by the chosen plan', async () => {
  const plans = [step(1, '', '', '18.00', 1), { ...step(2, '', '', '45.00', 1), title: '五排带队' }]
  render(<ConvoyPlans gameId={107} gameName="王者荣耀" plans={plans} />)
  expect(amountOf('合计')).toBe('54.00')
  await userEvent.click(screen.getByRole('radio', { name: /五排带队/ }))
  await userEvent.selectOptions(screen.getByLabelText('局数'), '5 局')
  expect(amountOf('合计')).toBe('225.00')
})
