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
      owing: { asked: '0.00', owed: '340.00' },
    }),
  )
  const repay = mockCall('POST /claim/repay', { asked: '0.00', owed: '0.00' })
  server.use(repay)
  history.replaceState(null, '', '/center/buyers/buyGuarantee')
  await show()
  expect(screen.getByRole('link', { name: /贵族 7 全英雄/ }).getAttribute('href')).toBe(
    `/center/buyers/buyGuarantee?orderSn=${SN}`,
  )
  fireEvent.click(screen.getByRole('button', { name: '用余额偿还' }))
  await settle()
  expect(repay.inputs).toEqual([{}])
})
