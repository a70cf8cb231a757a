// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { BoosterForm } from '@/components/modes/boosting/booster-form'
import { DepositForm } from '@/components/modes/boosting/deposit-form'
import { PackagesScreen } from '@/components/modes/boosting/packages-screen'
import type { BoosterInfo, BoosterPackage } from '@/lib/contract/entities/booster'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { mockTerms } from '../../support/sample-terms'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

let saved: Record<string, string> = {}
beforeEach(() => {
  Cookies.set('token', 't')
  saved = {}
})

const PACK: BoosterPackage = {
  packageId: 8,
  kind: 'boosting',
  gameId: 107,
  gameName: '王者荣耀',
  title: '钻石打到星耀',
  isShown: true,
  price: '58.00',
  hours: 24,
  safety: '58.00',
  efficiency: '19.00',
}
const GAME = {
  id: 107,
  name: '王者荣耀',
  gameLogo: '',
  gameType: 1,
  goodsTypeAndNameMap: '{}',
  hot: 1,
  initial: 'W',
  initials: 'WZRY',
  pinyin: 'wangzherongyao',
}
const INFO: BoosterInfo = {
  state: 'active',
  intro: '',
  games: [],
  deposit: '200.00',
  stake: '200.00',
  paidTime: null,
  level: 1,
  done: 0,
  onTime: null,
  broken: null,
  rating: null,
  ratings: 0,
  nextLevelAt: 5,
  earned: '0.00',
  packages: [],
}
const answer = (booster: Partial<BoosterInfo>) =>
  server.use(
    mockCall('GET /booster/getBoosterInfo', { ...INFO, ...booster }),
    mockTerms((mode) => (mode === 'convoy' ? { feeBp: 800 } : {})),
    mockCall('GET /pay/payMethodShow', {
      coin: '300.00',
      spendable: '300.00',
      owed: '0.00',
      isPayPassWord: true,
      methods: [],
    }),
    mockCall('GET /comm/gameList', { gameList: [GAME] }),
    mockCall('POST /booster/savePackage', ({ input }) => {
      saved = input
      return null
    }),
  )

test('a package is paused with its current terms, and edited in its dialog', async () => {
  answer({ packages: [PACK] })
  render(<PackagesScreen />)
  expect(await screen.findByText(/^客户按套餐下单后，订单先为你保留 7 分钟；/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: '暂停 钻石打到星耀' }))
  await waitFor(() => expect(saved).toMatchObject({ packageId: '8', price: '58.00', hours: '24', on: '0' }))
  await userEvent.click(screen.getByRole('button', { name: '修改 钻石打到星耀' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText(/^价格/))
  await userEvent.type(dialog.getByLabelText(/^价格/), '1')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect(dialog.getByText('两项保证金合计不能超过代练价格的40倍')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/^价格/), '0')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toMatchObject({ packageId: '8', price: '10', on: '1' }))
})

test('a booster applicant sees the platform fee of boosting and convoy', async () => {
  answer({})
  render(<BoosterForm booster={{ ...INFO, state: 'none' }} onSaved={() => {}} />)
  expect(await screen.findByText(/从酬劳里扣服务费（代练 11.5%、护航 8%）$/)).toBeTruthy()
})

test('a booster without a deposit gets a link to it, and cannot create packages', async () => {
  answer({ state: 'unpaid' })
  render(<PackagesScreen />)
  expect((await screen.findByRole('link', { name: '看我的资格' })).getAttribute('href')).toBe(
    '/center/boosting/booster',
  )
  expect(screen.queryByRole('button', { name: '新建套餐' })).toBeNull()
})

test('the booster deposit requires enough balance and the pay password, which is never stored', async () => {
  const own = { booster: { ...INFO, state: 'unpaid' as const, stake: '0.00' }, coin: '199.99', hasPayPassword: true }
  const { rerender } = render(<DepositForm own={own} onPaid={() => {}} />)
  expect(screen.getByRole('link', { name: '充值' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '缴纳 ¥200.00' }).disabled).toBe(true)
  const onPaid = vi.fn()
  rerender(<DepositForm own={{ ...own, coin: '200.00' }} onPaid={onPaid} />)
  const pin = screen.getByLabelText<HTMLInputElement>(/支付密码/)
  await userEvent.type(pin, '2468')
  await userEvent.click(screen.getByRole('button', { name: '缴纳 ¥200.00' }))
  expect(screen.getByText('支付密码为6位数字')).toBeTruthy()
  server.use(
    mockCall('POST /pay/depositPay', {
      refuse: 'WRONG_PAY_PASSWORD',
      msg: '支付密码错误',
      data: { field: 'payPassword' },
    }),
  )
  await userEvent.type(pin, '10')
  await userEvent.click(screen.getByRole('button', { name: '缴纳 ¥200.00' }))
  expect(await screen.findByText('支付密码错误')).toBeTruthy()
  expect(pin.value).toBe('')
  server.use(mockCall('POST /pay/depositPay', { coin: '0.00' }))
  await userEvent.type(pin, '246810')
  await userEvent.click(screen.getByRole('button', { name: '缴纳 ¥200.00' }))
  await waitFor(() => expect(onPaid).toHaveBeenCalled())
})
