// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stepsOf } from '@/components/money/payout/withdrawal-detail'
import { WithdrawalPage } from '@/components/money/payout/withdrawal-page'
import type { Payee, Withdrawal, WithdrawalTerms } from '@/lib/contract/entities/payout'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { pageOf } from '../../support/page-of'
import { PAYOUT_RULES } from '../../support/sample-payouts'
import { userOf } from '../../support/sample-user'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const payee = (payeeId: number, more: Partial<Payee> = {}): Payee => ({
  payeeId,
  kind: 1,
  name: `支付宝 138****000${payeeId}`,
  isDefault: payeeId === 1,
  isFirst: false,
  canPay: true,
  lockedUntil: null,
  createTime: '2026-11-01 10:00:00',
  ...more,
})
const TERMS: WithdrawalTerms = {
  coin: '1286.50',
  available: '1086.50',
  fresh: '200.00',
  freshUntil: '2026-11-22 09:10:00',
  lock: null,
  held: '0.00',
  restricted: '',
  asked: '0.00',
  owed: '0.00',
  askedToday: '0.00',
  payeeKinds: [1, 3],
  rules: PAYOUT_RULES,
  seller: {
    level: '普通卖家',
    feeBp: 100,
    sold: '1200.00',
    next: { level: '优质卖家', feeBp: 80, missing: '8800.00' },
    cleanDays: 90,
    cleanTime: null,
  },
  payees: [payee(2, { lockedUntil: '2026-11-22 21:40:00' }), payee(1)],
}
const SN = 'W20261121130200000001'
const ROW: Withdrawal = {
  withdrawalSn: SN,
  amount: '5600.00',
  fee: '56.00',
  arrives: '5544.00',
  payee: '招商银行 尾号 6620',
  state: 'review',
  stateName: '人工审核',
  says: '两位客服复核，一般 2 小时内出结果',
  createTime: '2026-11-21 13:02:00',
  canCancel: true,
}
let sendCode: MockedCall<'POST /pay/sendWithdrawalCode'>
let withdraw: MockedCall<'POST /pay/cashAdvance'>
beforeEach(() => {
  server.use(mockCall('GET /pay/withdrawalTerms', TERMS), mockCall('GET /pay/withdrawals', pageOf([ROW])))
  sendCode = mockCall('POST /pay/sendWithdrawalCode', { waitSeconds: 60 })
  withdraw = mockCall('POST /pay/cashAdvance', { withdrawalSn: 'W20261121140000000002' })
  server.use(
    sendCode,
    withdraw,
    mockCall('GET /pay/payoutPlan', { plan: null }),
    mockCall('GET /user/userInfo', userOf()),
    mockCall('GET /user/capitalManagement', {
      coin: '1286.50',
      pendingIncome: '0.00',
      escrow: '0.00',
      releases: [],
      deposits: '0.00',
      pendingPayments: 0,
    }),
  )
  logInAs(userOf({ authStatus: 2, isPayPassWord: true }))
})
const show = async () => {
  render(<WithdrawalPage />)
  await settle()
}
const press = async (name: string | RegExp, at = 0) => {
  fireEvent.click((await screen.findAllByRole('button', { name }))[at] as HTMLElement)
  await settle()
}
const amount = () => screen.getByLabelText(/金额（元）/) as HTMLInputElement

test('the whole available balance is withdrawn to the first unlocked payee with code and pay password', async () => {
  await show()
  await press('全部')
  expect(amount().value).toBe('1086.50')
  expect(screen.getByText('预计').nextElementSibling?.textContent).toBe('约 10 分钟内到账')
  await press(/^提现 ¥1,086\.50$/)
  await press('获取验证码')
  expect(sendCode.inputs).toEqual([{ payeeId: '1', amount: '1086.50' }])
  fireEvent.change(screen.getByLabelText(/短信验证码/), { target: { value: '123456' } })
  fireEvent.change(screen.getByLabelText(/支付密码/), { target: { value: '246810' } })
  await press('确认提现')
  expect(withdraw.inputs).toEqual([{ payeeId: '1', amount: '1086.50', smsCode: '123456', payPassword: '246810' }])
  expect(withdraw.keys).toEqual([expect.any(String)])
  expect(amount().value).toBe('')
})

test('of a balance above the limit of one withdrawal, that limit is filled in', async () => {
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, available: '82624.12' }))
  await show()
  await press('全部')
  expect(amount().value).toBe(TERMS.rules.most)
})

test('a payee that cannot be paid is not chosen and says why; with no other, it is said what to add', async () => {
  const wechat = payee(1, { kind: 2, name: '微信 wx****er', canPay: false })
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, payees: [wechat, payee(2)] }))
  await show()
  expect((screen.getByLabelText(/微信 wx/) as HTMLInputElement).disabled).toBe(true)
  expect((screen.getByLabelText(/0002/) as HTMLInputElement).checked).toBe(true)
  expect(screen.getByText('暂不支持提现到微信')).toBeTruthy()
  cleanup()
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, payees: [wechat] }))
  await show()
  await press('全部')
  await press(/^提现 /)
  expect(screen.getByText('绑定的收款账户暂时都不能提现，请先添加支付宝或银行卡')).toBeTruthy()
})

test('without a payee the page asks for one, and lists former withdrawals only if there are any', async () => {
  const none = mockCall('GET /pay/withdrawalTerms', { ...TERMS, payees: [] })
  server.use(none, mockCall('GET /pay/withdrawals', pageOf([])))
  await show()
  expect(screen.getByText('先绑定收款账户')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '手续费怎么算' }), 'the terms are known before').toBeTruthy()
  expect(screen.queryByRole('heading', { name: '提现记录' })).toBeNull()
  cleanup()
  server.use(mockCall('GET /pay/withdrawals', pageOf([ROW])))
  await show()
  expect(screen.getByRole('heading', { name: '提现记录' })).toBeTruthy()
})

test('an amount that reaches the review limit together with the requests of the day is announced as reviewed', async () => {
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, askedToday: '4500.00' }))
  await show()
  const expected = () => screen.getByText('预计').nextElementSibling?.textContent
  fireEvent.change(amount(), { target: { value: '499.99' } })
  expect(expected()).toBe('约 10 分钟内到账')
  fireEvent.change(amount(), { target: { value: '500' } })
  expect(expected()).toBe('人工审核约 2 小时，通过后打款')
})

test('without an amount the summary shows placeholders, and the security panel shows the locked payee', async () => {
  await show()
  const textAfter = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(['实到', '预计', '剩余可提'].map(textAfter)).toEqual(['–', '填写金额后显示', '–'])
  expect(['支付密码', '实名认证', '锁定的收款账户'].map(textAfter)).toEqual(['已设置', '已认证', '支付宝 138****0002'])
})

test('a failed reload after a withdrawal is reported once and retried as a whole', async () => {
  await show()
  await press('全部')
  await press(/^提现 ¥1,086\.50$/)
  fireEvent.change(screen.getByLabelText(/短信验证码/), { target: { value: '123456' } })
  fireEvent.change(screen.getByLabelText(/支付密码/), { target: { value: '246810' } })
  server.use(mockCall('GET /pay/withdrawalTerms', 'lost'), mockCall('GET /pay/withdrawals', 'lost'))
  await press('确认提现')
  expect(screen.getAllByText('网络超时')).toHaveLength(1)
  server.use(mockCall('GET /pay/withdrawalTerms', TERMS), mockCall('GET /pay/withdrawals', pageOf([ROW])))
  await press('重试')
  expect(screen.queryByText('网络超时')).toBeNull()
  expect(screen.getByText('人工审核')).toBeTruthy()
})

test('an amount above the available balance is reported at its field and not sent', async () => {
  await show()
  fireEvent.change(amount(), { target: { value: '1200' } })
  expect(screen.getByText(/^超过可提现余额 ¥/)).toBeTruthy()
  await press('提现')
  expect(screen.getByText(/^超过可提现余额 ¥/)).toBeTruthy()
  expect(screen.getByText('实到').nextElementSibling?.textContent).toBe('–')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an amount is checked while it is typed', async () => {
  await show()
  expect(screen.queryByText('请输入提现金额')).toBeNull()
  const type = (value: string) => fireEvent.change(amount(), { target: { value } })
  type('60000')
  expect(screen.getByText('单笔最多 ¥50,000.00')).toBeTruthy()
  type('5')
  expect(screen.getByText('单笔 ¥10.00 起')).toBeTruthy()
  type('50')
  expect(screen.queryByText('单笔 ¥10.00 起')).toBeNull()
  expect(screen.getByRole('button', { name: '提现 ¥50.00' })).toBeTruthy()
})

test('a locked payee shows until when it is locked and cannot be selected', async () => {
  await show()
  expect(screen.getByText('11-22 21:40 后可提现')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /0002/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /0001/ }).checked).toBe(true)
})

test('after a password change withdrawals are locked', async () => {
  server.use(
    mockCall('GET /pay/withdrawalTerms', { ...TERMS, lock: { what: '登录密码', until: '2026-11-23 12:40:00' } }),
  )
  await show()
  expect(screen.getByRole('heading', { name: '提现已锁定' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提现' }).disabled).toBe(true)
})

test('while payouts are paused the page shows a notice and the button is disabled', async () => {
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, rules: { ...PAYOUT_RULES, isOpen: false } }))
  await show()
  expect(screen.getByText('提现暂停服务，余额不受影响，恢复后可以提现。')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提现' }).disabled).toBe(true)
})

test('the withdrawal page shows the terms of the server', async () => {
  const rules = { ...PAYOUT_RULES, feeBp: 50, leastFee: '2.00', least: '20.00', reviewFrom: '800.00' }
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, rules }))
  await show()
  expect(screen.getByText('不满 ¥400.00').nextElementSibling?.textContent).toBe('¥2.00')
  expect(screen.getByText(/单笔 ¥20\.00 至 ¥[\d,]+\.00。当天累计满 ¥800\.00 需人工审核，约多等 2 小时。/)).toBeTruthy()
  fireEvent.change(amount(), { target: { value: '800' } })
  expect(screen.getByText('手续费 0.5%').nextElementSibling?.textContent).toBe('-¥4.00')
  fireEvent.change(amount(), { target: { value: '300' } })
  expect(screen.getByText('手续费，最低 ¥2.00').nextElementSibling?.textContent).toBe('-¥2.00')
})

test.each([
  [{ authStatus: 0 as const, isPayPassWord: false }, '去认证'],
  [{ authStatus: 2 as const, isPayPassWord: false }, '去设置'],
  [{ authStatus: 2 as const, isPayPassWord: true }, '去绑定'],
])('a withdrawal without its requirements shows the first missing step: %j', async (user, label) => {
  logInAs(userOf(user))
  server.use(mockCall('GET /pay/withdrawalTerms', { ...TERMS, payees: [] }))
  await show()
  expect(screen.getByRole('link', { name: label })).toBeTruthy()
  expect(screen.queryByLabelText(/金额（元）/)).toBeNull()
})

test('a pending withdrawal is cancelled after confirmation', async () => {
  const cancel = mockCall('POST /pay/cancelWithdrawal', null)
  server.use(cancel)
  await show()
  await press('取消')
  expect(screen.getByText('¥5,600.00 马上退回余额，不收手续费。')).toBeTruthy()
  await press('取消提现')
  expect(cancel.inputs).toEqual([{ withdrawalSn: SN }])
})

test('the history of a withdrawal lists next steps only while it is in progress', () => {
  const events = [{ time: '2026-11-21 13:02:00', title: '提交申请，金额从余额扣除', text: '' }]
  const steps = (more: object) =>
    stepsOf({ ...ROW, sendTime: null, events, ...more }).map((s) => `${s.title} ${s.state}`)
  expect(steps({})).toEqual(['提交申请，金额从余额扣除 done', '人工审核 now', '打款 todo', '到账 todo'])
  expect(steps({ state: 'sent', stateName: '打款中' }).slice(1)).toEqual(['打款中 now', '到账 todo'])
  const failed = [...events, { time: '2026-11-21 13:05:00', title: '打款失败', text: '户名与账户不一致' }]
  expect(steps({ state: 'failed', events: failed }).slice(1)).toEqual(['打款失败 failed'])
})
