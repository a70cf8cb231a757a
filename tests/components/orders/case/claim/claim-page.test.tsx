// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClaimsHere } from '@/components/orders/case/claim/claim-page'
import type { ClaimCover, ClaimDetail } from '@/lib/contract/entities/claim'
import { server } from '../../../../support/mock-server'
import { mockCall } from '../../../../support/msw'
import { settle } from '../../../../support/settle'
import { freezeDate } from '../../../support/freeze-date'
import { pageOf } from '../../../support/page-of'
import { claimOf } from '../../../support/sample-claims'
import { orderOf } from '../../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const SN = orderOf().orderSn
const CLAIM = claimOf()
const COVER: ClaimCover = {
  name: '充值包赔 365 天',
  until: '2027-11-16 18:30:12',
  price: '2680.00',
  most: '4020.00',
  kinds: ['retrieved', 'topUps'],
  ban: { from: '2026-11-14', to: '2026-11-16', disclosed: '' },
  rent: null,
}
beforeEach(() => {
  server.use(
    mockCall('GET /claim/ofOrder', { claim: CLAIM, cover: COVER, mayFile: false }),
    mockCall('GET /order/orderDetail', orderOf()),
    mockCall('GET /claim/list', {
      ...pageOf([{ ...CLAIM, item: orderOf() }]),
      counts: { open: 1, closed: 0 },
      owing: { asked: '0.00', owed: '0.00' },
    }),
  )
  history.replaceState(null, '', `/center/buyers/buyGuarantee?orderSn=${SN}`)
})
const show = async () => {
  render(<ClaimsHere head={null} />)
  await settle()
}

test('a claim shows its handler, its deadline, where the money is, and the decision', async () => {
  freezeDate()
  const act = mockCall('POST /claim/act', null)
  server.use(act)
  await show()
  expect(screen.getByRole('timer', { name: '平台垫付倒计时' }).textContent).toBe('1:00:00')
  expect(screen.getByText('小禾')).toBeTruthy()
  expect(screen.getByText('包赔规则 3.2')).toBeTruthy()
  expect(screen.getByText('预计 11-23 18:30')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '账号已找回' }))
  fireEvent.click(screen.getAllByRole('button', { name: '账号已找回' }).at(-1) as HTMLElement)
  await settle()
  expect(act.inputs).toEqual([{ claimSn: CLAIM.claimSn, action: 'recovered', pictures: '[]' }])
  expect(act.keys).toEqual([expect.any(String)])
})

test('the claim form requires pictures and the top-up amount, a draft requires nothing', async () => {
  server.use(mockCall('GET /claim/ofOrder', { claim: null, cover: COVER, mayFile: true }))
  await show()
  const file = mockCall('POST /claim/file', { claimSn: CLAIM.claimSn })
  const draft = mockCall('POST /claim/draft', { claimSn: CLAIM.claimSn })
  server.use(file, draft)
  fireEvent.click(screen.getByText('账号被找回，购买后有充值'))
  fireEvent.click(screen.getByRole('button', { name: '提交理赔' }))
  await settle()
  expect(screen.getByText('请填写购买后的充值金额，最多两位小数')).toBeTruthy()
  expect(screen.getByText('请上传至少 1 张截图')).toBeTruthy()
  expect(file.inputs).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await settle()
  expect(draft.inputs).toEqual([{ orderSn: SN, kind: 'topUps' }])
})

test('a claim about a ban names what is excluded, checks the dates of the notice, and sends what it says', async () => {
  freezeDate()
  const cover: ClaimCover = { ...COVER, kinds: ['retrieved', 'banned'] }
  server.use(mockCall('GET /claim/ofOrder', { claim: null, cover, mayFile: true }))
  await show()
  const draft = mockCall('POST /claim/draft', { claimSn: CLAIM.claimSn })
  const file = mockCall('POST /claim/file', { claimSn: CLAIM.claimSn })
  server.use(draft, file)
  fireEvent.click(screen.getByText('账号被封禁'))
  expect(screen.getByText('收货后自己使用外挂、违规充值、言行违规等造成的封禁')).toBeTruthy()
  const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  set(/封禁日期/, '2026-11-18')
  set(/通知写明的封禁原因/, 'cheat')
  set(/违规日期/, '2026-11-17')
  fireEvent.click(screen.getByRole('button', { name: '提交理赔' }))
  await settle()
  expect(screen.getByText(/属于收货后自己的游戏行为，不在保障范围/)).toBeTruthy()
  expect(screen.getByText('请上传游戏官方的封禁通知')).toBeTruthy()
  expect(screen.getByText('请上传登录记录')).toBeTruthy()
  expect(file.inputs).toEqual([])
  set(/违规日期/, '2026-11-01')
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await settle()
  expect(draft.inputs).toEqual([
    { orderSn: SN, kind: 'banned', banDate: '2026-11-18', banCause: 'cheat', causeDate: '2026-11-01' },
  ])
})

test('the owner of a rented account sees what the days of a ban are worth, at most what the cover pays', async () => {
  freezeDate()
  const rent = { hour: '5.00', hoursADay: 4, mostDays: 30 }
  const cover: ClaimCover = { ...COVER, name: '封禁保障', most: '500.00', kinds: ['rentBanned'], rent }
  server.use(mockCall('GET /claim/ofOrder', { claim: null, cover, mayFile: true }))
  await show()
  const draft = mockCall('POST /claim/draft', { claimSn: CLAIM.claimSn })
  server.use(draft)
  const days = screen.getByLabelText(/封禁天数/)
  fireEvent.change(days, { target: { value: '3' } })
  expect(screen.getByText(/可申请 ¥60\.00/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('永久封禁'))
  expect(screen.getByText(/可申请 ¥500\.00/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '提交理赔' }))
  await settle()
  expect(screen.getByText('请填写通知上的封禁日期')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await settle()
  expect(draft.inputs).toEqual([{ orderSn: SN, kind: 'rentBanned', banCause: 'unknown', banDays: '3650' }])
})

test('a seller may report a buyer whose notice was found to be forged', async () => {
  const [decision] = CLAIM.decisions
  const forged: ClaimDetail = {
    ...CLAIM,
    kind: 'banned',
    viewer: 'seller',
    stage: 'closed',
    outcome: 'rejected',
    acts: [],
    clock: null,
    ban: { date: '2026-11-15', cause: 'cheat', causeName: '使用外挂或第三方软件', causeDate: '', days: null },
    decisions: [
      {
        ...decision,
        round: 1,
        granted: false,
        facts: '与官方核对',
        rule: '包赔规则 3.5',
        pay: null,
        finding: '封禁通知是伪造的',
        createTime: CLAIM.createTime,
      },
    ],
  }
  server.use(mockCall('GET /claim/ofOrder', { claim: forged, cover: null, mayFile: false }))
  await show()
  expect(screen.getByRole('link', { name: '举报对方伪造通知' }).getAttribute('href')).toContain('reason=falseRefund')
  expect(screen.getByText('封禁通知是伪造的')).toBeTruthy()
})

test('a draft of a claim opens in the form with its saved text', async () => {
  const draft: ClaimDetail = { ...CLAIM, stage: 'draft', statement: '昨晚登不上了', acts: [], clock: null }
  server.use(mockCall('GET /claim/ofOrder', { claim: draft, cover: COVER, mayFile: true }))
  await show()
  expect(screen.getByDisplayValue('昨晚登不上了')).toBeTruthy()
})

test('without an order the page lists all claims, and the debt can be paid from the balance', async () => {
  server.use(
    mockCall('GET /claim/list', {
      ...pageOf([{ ...CLAIM, item: orderOf() }]),
      counts: { open: 1, closed: 0 },
      owing: { asked: '0.00', owed: '340.00' },
    }),
  )
  const repay = mockCall('POST /claim/repay', { asked: '0.00', owed: '0.00' })
  server.use(repay)
  history.replaceState(null, '', '/center/buyers/buyGuarantee')
  await show()
  expect(screen.getByRole('link', { name: /^贵族 7 全英雄/ }).getAttribute('href')).toBe(
    `/center/buyers/buyGuarantee?orderSn=${SN}`,
  )
  fireEvent.click(screen.getByRole('button', { name: '用余额偿还' }))
  await settle()
  expect(repay.inputs).toEqual([{}])
})

test('a rejected claim offers its buyer the appeal in the list, whose link opens the form', async () => {
  const rejected = { ...CLAIM, stage: 'rejected' as const, turn: { ...CLAIM.turn, tone: 'danger' as const } }
  server.use(
    mockCall('GET /claim/list', {
      ...pageOf([
        { ...rejected, title: '迦南限定', viewer: 'buyer', item: orderOf() },
        { ...rejected, claimSn: 'LP2', title: '红武六把', viewer: 'seller', item: orderOf() },
      ]),
      counts: { open: 2, closed: 0 },
      owing: { asked: '0.00', owed: '0.00' },
    }),
    mockCall('GET /claim/ofOrder', { claim: { ...rejected, acts: ['appeal'] }, cover: COVER, mayFile: false }),
  )
  history.replaceState(null, '', '/center/buyers/buyGuarantee')
  const { unmount } = render(<ClaimsHere head={null} />)
  await settle()
  expect(screen.queryByRole('link', { name: '申诉：红武六把' })).toBeNull()
  expect(screen.getByRole('link', { name: '查看：迦南限定' })).toBeTruthy()
  const href = screen.getByRole('link', { name: '申诉：迦南限定' }).getAttribute('href')
  unmount()
  history.replaceState(null, '', href)
  await show()
  expect(screen.getByRole('dialog', { name: '对审核结果申诉' })).toBeTruthy()
})
