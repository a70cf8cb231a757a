// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DealForm } from '@/components/modes/service/deal-form'
import { InvitationPage } from '@/components/modes/service/invitation-page'
import type { DealRow } from '@/lib/contract/entities/deal'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { filterOf } from '../../support/sample-games'
import { mockTerms } from '../../support/sample-terms'
import { userOf } from '../../support/sample-user'

afterEach(() => {
  sessionStorage.clear()
})
beforeEach(() => {
  server.use(
    mockTerms(() => FEE),
    mockCall(
      'GET /comm/gamefilter',
      filterOf({ areas: [{ specialId: 1, specialName: '安卓QQ', fieldId: '1', secondOptions: [] }] }),
    ),
  )
})
const amountOf = (label: string) =>
  screen.getByText(label).nextElementSibling?.querySelector('data')?.getAttribute('value')
const FEE = { feeBp: 300, leastFee: '10.00' }
const GAMES = [{ id: 107, name: '王者荣耀' }]
const send = () => screen.getByRole('button', { name: '发起担保' })

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText(/^游戏/), '107')
  const area = await screen.findByLabelText('大区')
  await waitFor(() => expect(area, 'areas are loaded').toHaveProperty('disabled', false))
  await user.selectOptions(area, '1')
  await user.type(screen.getByLabelText(/成交价/), '334')
  await user.type(screen.getByLabelText(/交易内容/), '安卓QQ 账号')
  await user.type(screen.getByLabelText(/手机号/), '13800000001')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '卖家承担' }))
}

test('the deal form validates its fields, calculates the fee while typing, and returns the link to share', async () => {
  let sent: Record<string, string> = {}
  server.use(
    mockCall('POST /order/offlineTranSub', ({ input }) => {
      sent = input
      return { orderSn: 'D2611220000000001', link: '/intermediary/invitation?code=abc', isSent: false }
    }),
  )
  const user = userEvent.setup()
  render(<DealForm games={GAMES} fee={FEE} />)
  await user.click(send())
  for (const message of [
    '请选择游戏',
    '请填写交易内容',
    '请输入正确的价格，最多两位小数',
    '手机号码格式错误',
    '请先阅读并同意交易协议',
  ])
    expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^游戏/))
  await user.type(screen.getByLabelText(/成交价/), '19.99')
  await user.click(send())
  expect(screen.getByText('成交价不能低于 20.00 元')).toBeTruthy()
  await user.clear(screen.getByLabelText(/成交价/))
  await fill(user)
  expect(amountOf('卖家到手')).toBe('323.98')
  await user.click(send())
  await screen.findByText('担保已发起，请把链接发给对方')
  expect(sent).toMatchObject({ side: 'buyer', gid: '107', areaId: '1', price: '334', payer: 'seller', agree: '1' })
  expect(screen.getByText(/短信暂时发不出去/)).toBeTruthy()
  expect(screen.getByText(/invitation\?code=abc/)).toBeTruthy()
  expect(sessionStorage.getItem('deal-being-proposed')).toBeNull()
})

test('the deal fee is that of the chosen game, which may have its own rule', async () => {
  server.use(mockTerms((_, game) => (game === '107' ? { feeBp: 500, leastFee: '20.00' } : {})))
  const user = userEvent.setup()
  render(<DealForm games={[...GAMES, { id: 108, name: '和平精英' }]} fee={FEE} />)
  expect(screen.getByText(/担保费为成交价的 3%，最低 10.00 元/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/^游戏/), '107')
  expect(await screen.findByText(/担保费为成交价的 5%，最低 20.00 元/)).toBeTruthy()
  await user.type(screen.getByLabelText(/成交价/), '1000')
  await user.click(screen.getByRole('button', { name: '卖家承担' }))
  expect(amountOf('卖家到手')).toBe('950.00')
})

test('typed deal values are kept for an unverified member', async () => {
  server.use(mockCall('POST /order/offlineTranSub', { refuse: 'NOT_VERIFIED' }))
  const user = userEvent.setup()
  const { unmount } = render(<DealForm games={GAMES} fee={FEE} />)
  await fill(user)
  await user.click(send())
  expect((await screen.findByText(/去认证/)).getAttribute('href')).toContain('identityAuthentication')
  unmount()
  render(<DealForm games={GAMES} fee={FEE} />)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/成交价/).value).toBe('334'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

const CODE = 'abcdefghij_klmnopqrs-t'
const DEAL: DealRow = {
  orderSn: 'D2611220000000001',
  side: 'buyer',
  isAsker: false,
  other: '玩*家',
  gameId: 107,
  gameName: '王者荣耀',
  areaName: '安卓QQ',
  title: '贵族 8 账号',
  note: '皮肤 312',
  price: '1000.00',
  fee: '30.00',
  payer: 'both',
  buyerPays: '1015.00',
  sellerGets: '985.00',
  state: 'waiting',
  stateName: '等你确认',
  says: '核对全部条款后接受或拒绝',
  tone: 'act',
  secondsLeft: 86_000,
  canAnswer: true,
  canRecall: false,
  link: `/intermediary/invitation?code=${CODE}`,
  orderPath: '',
  createTime: '2026-11-22 10:00:00',
}

test('an invitation shows every term and the result of the answer', async () => {
  let answered = ''
  server.use(
    mockCall('GET /order/offlineInvitation', () =>
      answered ? { ...DEAL, state: 'declined', stateName: '你已拒绝', canAnswer: false, secondsLeft: 0 } : DEAL,
    ),
    mockCall('POST /order/answerOffline', ({ input }) => {
      answered = input.answer ?? ''
      return { orderSn: DEAL.orderSn }
    }),
  )
  const user = userEvent.setup()
  logInAs(userOf({ authStatus: 0 }))
  render(<InvitationPage code={CODE} />)
  await screen.findByText('卖家邀请你作为买家成交')
  expect(screen.getByText(/请先完成实名认证/)).toBeTruthy()
  for (const text of ['贵族 8 账号', '皮肤 312', '王者荣耀 · 安卓QQ', /双方各半/])
    expect(screen.getByText(text)).toBeTruthy()
  expect(amountOf('买家共付（你）')).toBe('1015.00')
  expect(amountOf('卖家到手')).toBe('985.00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '接受全部条款' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '拒绝邀请' }))
  await user.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByText('你已拒绝')
  expect(answered).toBe('decline')
})

test('a third party with the link sees only that it is not for them', async () => {
  server.use(mockCall('GET /order/offlineInvitation', { refuse: 'DEAL_OTHER' }))
  render(<InvitationPage code={CODE} />)
  await screen.findByText(/不是发给当前登录账号的/)
  expect(screen.queryByRole('button', { name: '接受全部条款' })).toBeNull()
})
