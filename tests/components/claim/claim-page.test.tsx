// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClaimsHere } from '@/components/claim/claim-page'
import { call } from '@/lib/client/api'
import type { ClaimCover, ClaimDetail } from '@/lib/contract/entities/claim'
import { settle } from '../../support/settle'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const CLAIM: ClaimDetail = {
  claimSn: 'LP202611161830120001',
  orderSn: 'D1',
  title: '贵族 7 全英雄',
  viewer: 'buyer',
  kind: 'retrieved',
  kindName: '账号被找回',
  stage: 'recovering',
  outcome: null,
  amount: '2680.00',
  turn: { tone: 'safe', title: '已判定赔付，等待找回期满', text: '到期自动到你的余额。' },
  clock: { label: '距自动垫付', outcome: '自动到余额', dueTime: '2026-11-23 18:30:00', dueIn: 3600, span: 604_800 },
  createTime: '2026-11-16 18:30:12',
  closeTime: null,
  coverName: '普通包赔 365 天',
  price: '2680.00',
  topUp: '0.00',
  most: '2680.00',
  statement: '被原主人找回',
  filedTime: '2026-11-16 18:30:12',
  passed: 0,
  handler: { id: 28, name: '小禾', actor: '' },
  decisions: [
    {
      round: 1,
      granted: true,
      facts: '登录记录显示被改绑',
      rule: '包赔规则 3.2',
      pay: '2680.00',
      createTime: '2026-11-18 18:02:00',
    },
  ],
  appeal: null,
  appealBefore: null,
  returnedTime: null,
  acts: ['recovered', 'show'],
  debt: null,
  money: [
    { name: '卖家', amount: '2519.20', note: '应退', state: 'due' },
    { name: '平台垫付金', amount: '2680.00', note: '11-18 已预留', state: 'here' },
    { name: '你的余额', amount: '2680.00', note: '预计 11-23 18:30', state: 'due' },
  ],
  steps: [
    { title: '提交理赔', text: '账号被找回', time: '2026-11-16 18:30:12', state: 'done' },
    { title: '自动垫付', text: '仍未追回就到账', time: '2026-11-23 18:30:12', state: 'todo' },
  ],
}
const COVER: ClaimCover = {
  name: '充值包赔 365 天',
  until: '2027-11-16 18:30:12',
  price: '2680.00',
  most: '4020.00',
  kinds: ['retrieved', 'topUps'],
}
const answers: Record<string, () => unknown> = {}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  answers['GET /claim/ofOrder'] = () => ({ claim: CLAIM, cover: COVER, mayFile: false })
  answers['GET /order/orderDetail'] = () => orderOf()
  answers['GET /claim/list'] = () => ({
    list: [{ ...CLAIM, item: orderOf() }],
    total: 1,
    more: false,
    page: 1,
    pageSize: 10,
    owing: { asked: '0.00', owed: '0.00' },
  })
  history.replaceState(null, '', '/center/buyers/buyGuarantee?orderSn=D1')
})
const show = async () => {
  render(<ClaimsHere head={null} />)
  await settle()
}
const inputsOf = (name: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([called]) => called === name)
    .map(([, input]) => input)

test('a claim says who has it, where the money is, until when, and why', async () => {
  await show()
  expect(screen.getByRole('timer', { name: '距自动垫付' }).textContent).toMatch(/^(1:00:00|0:59:59|00:59:59|01:00:00)$/)
  expect(screen.getByText('小禾')).toBeTruthy()
  expect(screen.getByText('包赔规则 3.2')).toBeTruthy()
  expect(screen.getByText('预计 11-23 18:30')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '账号已找回' }))
  fireEvent.click(screen.getAllByRole('button', { name: '账号已找回' }).at(-1) as HTMLElement)
  await settle()
  expect(inputsOf('POST /claim/act')).toMatchObject([{ claimSn: CLAIM.claimSn, action: 'recovered' }])
})

test('the form asks for words, pictures and, of top-ups, their sum; a draft needs none of them', async () => {
  answers['GET /claim/ofOrder'] = () => ({ claim: null, cover: COVER, mayFile: true })
  await show()
  fireEvent.click(screen.getByText('账号被找回，买后充过值'))
  fireEvent.click(screen.getByRole('button', { name: '提交理赔' }))
  await settle()
  expect(screen.getByText('请填写购买后的充值金额，最多两位小数')).toBeTruthy()
  expect(screen.getByText('请上传至少 1 张截图')).toBeTruthy()
  expect(inputsOf('POST /claim/file')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await settle()
  expect(inputsOf('POST /claim/draft')).toMatchObject([
    { orderSn: orderOf().orderSn, kind: 'topUps', topUp: undefined },
  ])
})

test('a draft opens as the form, with what was kept', async () => {
  const draft = { ...CLAIM, stage: 'draft', statement: '昨晚登不上了', acts: [], clock: null }
  answers['GET /claim/ofOrder'] = () => ({ claim: draft, cover: COVER, mayFile: true })
  await show()
  expect(screen.getByDisplayValue('昨晚登不上了')).toBeTruthy()
})

test('without an order: all claims, and what is owed with the press that pays it', async () => {
  answers['GET /claim/list'] = () => ({
    list: [{ ...CLAIM, item: orderOf() }],
    total: 1,
    more: false,
    page: 1,
    pageSize: 10,
    owing: { asked: '0.00', owed: '340.00' },
  })
  answers['POST /claim/repay'] = () => ({ asked: '0.00', owed: '0.00' })
  history.replaceState(null, '', '/center/buyers/buyGuarantee')
  await show()
  expect(screen.getByRole('link', { name: /贵族 7 全英雄/ }).getAttribute('href')).toBe(
    '/center/buyers/buyGuarantee?orderSn=D1',
  )
  fireEvent.click(screen.getByRole('button', { name: '用余额偿还' }))
  await settle()
  expect(inputsOf('POST /claim/repay')).toHaveLength(1)
})
