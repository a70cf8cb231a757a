// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BoostCalculator } from '@/components/service/boost-calculator'
import { ConvoyPlans } from '@/components/service/convoy-plans'
import { DealForm } from '@/components/service/deal-form'
import { Toaster } from '@/components/ui/toast'

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

test('the calculator adds the steps, keeps the target above the start and checks the deposits', async () => {
  render(<BoostCalculator gameId={107} gameName="王者荣耀" plans={LADDER} />)
  expect(amountOf('代练价格')).toBe('38.00')
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

test('convoy counts matches of the chosen plan', async () => {
  const plans = [step(1, '', '', '18.00', 1), { ...step(2, '', '', '45.00', 1), title: '五排带队' }]
  render(<ConvoyPlans gameId={107} gameName="王者荣耀" plans={plans} />)
  expect(amountOf('合计')).toBe('54.00')
  await userEvent.click(screen.getByRole('radio', { name: /五排带队/ }))
  await userEvent.selectOptions(screen.getByLabelText('局数'), '5 局')
  expect(amountOf('合计')).toBe('225.00')
})

test('an intermediary deal is checked in the exact words, keeps what was typed, and ends at 暂未开放', async () => {
  const user = userEvent.setup()
  render(
    <>
      <DealForm games={[{ id: 107, name: '王者荣耀' }]} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: '发起担保' }))
  for (const message of [
    '请选择游戏',
    '请填写交易内容',
    '请输入正确的价格，最多两位小数',
    'QQ号码格式错误',
    '请先阅读并同意交易协议',
  ])
    expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^游戏/))
  await user.click(screen.getByRole('button', { name: '手机' }))
  await user.type(screen.getByLabelText(/手机号/), '1380000')
  await user.click(screen.getByRole('button', { name: '发起担保' }))
  expect(screen.getByText('手机号码格式错误')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/^游戏/), '107')
  await user.type(screen.getByLabelText(/成交价/), '334')
  await user.type(screen.getByLabelText(/交易内容/), '安卓QQ 账号')
  await user.type(screen.getByLabelText(/手机号/), '0001')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '卖家承担' }))
  expect(amountOf('卖家到手')).toBe('323.98')
  await user.click(screen.getByRole('button', { name: '发起担保' }))
  expect(screen.getByText('暂未开放，敬请期待！')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/成交价/).value).toBe('334')
})
