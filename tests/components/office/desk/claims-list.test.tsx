// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { CardClaim } from '@/components/office/desk/card-claim'
import { ClaimsList } from '@/components/office/desk/claims-list'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { deskClaimOf } from '../../support/sample-claims'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))
vi.mock('@/components/office/desk/use-rail', () => ({ useRail: () => ({ data: null }) }))
vi.mock('@/components/office/desk/claim-decision', () => ({ ClaimDecision: () => <p>审核弹窗</p> }))

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

test('the card of a claim in review has its reason, its highest payment and one primary button', () => {
  const clock = { label: '剩余审核时间', outcome: '', dueTime: '2026-11-17 18:30:12', dueIn: -60, span: 3600 }
  render(
    <App>
      <CardClaim claim={deskClaimOf({ clock })} loadedAt={Date.now()} onChanged={() => {}} />
    </App>,
  )
  expect(screen.getByText('被原号主找回')).toBeTruthy()
  expect(screen.getByText('¥2,680.00')).toBeTruthy()
  expect(document.querySelector('[data-state="over"]')?.textContent).toContain('已超时')
  expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /审\s?核/ }))
  expect(screen.getByText('审核弹窗')).toBeTruthy()
})
