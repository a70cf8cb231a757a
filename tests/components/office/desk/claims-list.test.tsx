// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { CardClaim } from '@/components/office/desk/claims/card-claim'
import { ClaimsList } from '@/components/office/desk/claims/claims-list'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { deskClaimOf } from '../../support/sample-claims'
import { deskOf } from '../../support/sample-desk'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))
vi.mock('@/components/office/desk/use-rail', () => ({ useRail: () => ({ data: { me: { userId: 7 } } }) }))
vi.mock('@/components/office/desk/claims/claim-decision', () => ({ ClaimDecision: () => <p>审核弹窗</p> }))

test('a row opens the order of its claim, and names who handles the claim', async () => {
  const handler = { id: 7 as UserId, name: '客服阿棠' }
  const first = deskClaimOf({ handler })
  const second = deskClaimOf({ claimSn: 'SP2', orderSn: 'D3503133729304052', handler: null })
  server.use(mockCall('GET /desk/claims', pageOf([first, second])))
  const onOpen = vi.fn()
  render(
    <App>
      <ClaimsList chosen={first.orderSn} version={0} onOpen={onOpen} onRows={() => {}} />
    </App>,
  )
  await settle()
  expect(screen.getByText(/理赔处理人 客服阿棠/)).toBeTruthy()
  fireEvent.click(screen.getByText(/没有理赔处理人/))
  expect(onOpen.mock.calls).toEqual([[second.orderSn]])
})

const ME = 7 as UserId
const showCard = (claim: Partial<DeskClaim>, desk: Partial<DeskOrder> = {}) =>
  render(
    <App>
      <CardClaim claim={deskClaimOf(claim)} desk={deskOf(desk)} loadedAt={Date.now()} onChanged={() => {}} />
    </App>,
  )

test('the card of a claim in review has its reason, its highest payment and one primary button', () => {
  const clock = { label: '剩余审核时间', outcome: '', dueTime: '2026-11-17 18:30:12', dueIn: -60, span: 3600 }
  showCard({ clock, handler: { id: ME, name: '客服阿棠' } })
  expect(screen.getByText('被原号主找回')).toBeTruthy()
  expect(screen.getByText('¥2,680.00')).toBeTruthy()
  expect(document.querySelector('[data-state="over"]')?.textContent).toContain('已超时')
  expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^审\s?核$/ }))
  expect(screen.getByText('审核弹窗')).toBeTruthy()
})

test('a claim that no one handles is taken before its form opens', async () => {
  const taken = mockCall('POST /desk/takeClaim', null)
  server.use(taken)
  showCard({ handler: null })
  fireEvent.click(screen.getByRole('button', { name: '接手并审核' }))
  expect(screen.queryByText('审核弹窗')).toBeNull()
  await settle()
  expect(taken.inputs).toHaveLength(1)
  expect(screen.getByText('审核弹窗')).toBeTruthy()
})

test('the claim of a colleague is taken with a reason, and its form stays closed without one', async () => {
  const taken = mockCall('POST /desk/takeClaim', null)
  server.use(taken)
  showCard({ handler: { id: 8 as UserId, name: '客服小林' } })
  fireEvent.click(screen.getByRole('button', { name: '接手并审核' }))
  expect(screen.getByText(/客服小林正在处理/)).toBeTruthy()
  expect(screen.queryByText('审核弹窗')).toBeNull()
  fireEvent.change(screen.getByLabelText('接手原因'), { target: { value: '小林请假' } })
  fireEvent.click(screen.getByRole('button', { name: '由我接手' }))
  await settle()
  expect(taken.inputs).toEqual([{ claimSn: deskClaimOf().claimSn, reason: '小林请假' }])
  expect(screen.getByText('审核弹窗')).toBeTruthy()
})

test('the form stays closed if the claim cannot be taken', async () => {
  server.use(mockCall('POST /desk/takeClaim', { refuse: 'FORBIDDEN' }))
  showCard({ handler: null })
  fireEvent.click(screen.getByRole('button', { name: '接手并审核' }))
  await settle()
  expect(screen.queryByText('审核弹窗')).toBeNull()
})
