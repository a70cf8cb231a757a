// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { WorkDialog } from '@/components/modes/boosting/work-dialog'
import type { WorkOffer } from '@/components/modes/boosting/work-offer'
import type { UserProfile } from '@/lib/contract/entities/user'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'

const assign = vi.fn()
let heard: Record<string, string> = {}
beforeEach(() => {
  logInAs({ userId: 1, authStatus: 2, coin: '100.00' } as UserProfile)
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  heard = {}
  server.use(
    mockCall('POST /booster/place', ({ input }) => {
      heard = input
      return { orderSn: 'D2611211234567890', totalPrice: '1.00', expiresIn: 900 }
    }),
  )
})

const OFFER: WorkOffer = {
  kind: 'boosting',
  gameId: 107,
  gameName: '王者荣耀',
  from: '钻石V',
  to: '星耀V',
  price: '46.00',
  num: 1,
  hours: 20,
  safety: '46.00',
  efficiency: '15.00',
}
const show = (more: Partial<WorkOffer> = {}) => {
  render(<WorkDialog offer={{ ...OFFER, ...more }} onClose={() => {}} />)
  return userEvent.setup()
}
const dialog = () => within(screen.getByRole('dialog'))
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(dialog().getByRole('button', { name: '提交，去付款' }))

test('an own demand requires the account, shows every error, keeps the typed values, and opens the cashier', async () => {
  const user = show()
  await user.clear(dialog().getByLabelText(/^价格/))
  await user.clear(dialog().getByLabelText(/^几小时内完成/))
  await send(user)
  for (const fault of [
    '请输入正确的价格，最多两位小数',
    '请填写时限',
    '请填写游戏账号',
    '请填写密码',
    '请先阅读并同意交易服务协议',
  ])
    expect(dialog().getByText(fault)).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByLabelText(/^价格/))
  await user.type(dialog().getByLabelText(/^价格/), '1')
  await user.type(dialog().getByLabelText(/^几小时内完成/), '0')
  await user.clear(dialog().getByLabelText(/^安全保证金/))
  await send(user)
  expect(dialog().getByText('时限为整数小时，至少1小时')).toBeTruthy()
  expect(dialog().getByText('请输入正确的保证金，最多两位小数')).toBeTruthy()
  await user.clear(dialog().getByLabelText(/^几小时内完成/))
  await user.type(dialog().getByLabelText(/^几小时内完成/), '12')
  await user.type(dialog().getByLabelText(/^安全保证金/), '46.00')
  await send(user)
  expect(dialog().getByText('两项保证金合计不能超过代练价格的40倍')).toBeTruthy()
  await user.type(dialog().getByLabelText(/^价格/), '00')
  await user.type(dialog().getByLabelText(/^游戏账号/), ' hero@game ')
  await user.type(dialog().getByLabelText(/^密码/), 'Secret-1')
  await user.click(dialog().getByRole('checkbox'))
  await send(user)
  expect(heard).toEqual({
    kind: 'boosting',
    gid: '107',
    from: '钻石V',
    to: '星耀V',
    price: '100',
    hours: '12',
    safety: '46.00',
    efficiency: '10.00',
    level: '1',
    account: 'hero@game',
    password: 'Secret-1',
    agree: '1',
  })
  expect(assign).toHaveBeenCalledWith('/wares/D2611211234567890/pay?orderSn=D2611211234567890')
})

test('a convoy demand requires matches and never an account', async () => {
  const user = show({ kind: 'convoy', to: '双排护航', price: '9.00', num: 3 })
  expect(dialog().queryByLabelText(/账号|密码/)).toBeNull()
  await user.clear(dialog().getByLabelText(/^局数/))
  await user.type(dialog().getByLabelText(/^局数/), '5')
  expect(dialog().getByText('45', { exact: false })).toBeTruthy()
  await user.click(dialog().getByRole('checkbox'))
  await send(user)
  expect(heard).toMatchObject({ kind: 'convoy', num: '5', price: '9.00' })
  expect(heard).not.toHaveProperty('account')
})

test('a package order has fixed terms and deposits', async () => {
  const user = show({ packageId: 8 })
  for (const label of [/^价格/, /^几小时内完成/, /^安全保证金/, /^目标/, /等级/])
    expect(dialog().queryByLabelText(label)).toBeNull()
  await user.type(dialog().getByLabelText(/^游戏账号/), 'a')
  await user.type(dialog().getByLabelText(/^密码/), 'b')
  await user.click(dialog().getByRole('checkbox'))
  await send(user)
  expect(heard).toMatchObject({ packageId: '8', price: '46.00', hours: '20', safety: '46.00' })
})

test('a season package fixes price and matches, not the deposits', () => {
  show({ kind: 'convoy', seasonPackageId: 3, num: 10, price: '8.80' })
  expect(dialog().queryByLabelText(/^局数|^每局价格/)).toBeNull()
  expect(dialog().getByLabelText(/^安全保证金/)).toBeTruthy()
  expect(dialog().getByText('护航费，10 局')).toBeTruthy()
})

test('an unverified member must verify first', () => {
  logInAs({ userId: 1, authStatus: 0, coin: '0.00' } as UserProfile)
  show()
  expect(dialog().getByLabelText(/真实姓名/)).toBeTruthy()
  expect(dialog().queryByRole('button', { name: '提交，去付款' })).toBeNull()
})

test('deposits follow the price until they are edited', async () => {
  const user = show()
  const value = (label: RegExp) => (dialog().getByLabelText(label) as HTMLInputElement).value
  const retype = async (label: RegExp, text: string) => {
    await user.clear(dialog().getByLabelText(label))
    await user.type(dialog().getByLabelText(label), text)
  }
  await retype(/^价格/, '90')
  expect([value(/^安全保证金/), value(/^效率保证金/)]).toEqual(['90.00', '30.00'])
  await retype(/^安全保证金/, '50')
  await retype(/^价格/, '120')
  expect([value(/^安全保证金/), value(/^效率保证金/)]).toEqual(['50', '30.00'])
})
