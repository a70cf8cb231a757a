// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
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

test('the dialog of a claim opens over its own order, and the row names who handles the claim', async () => {
  const handler = { id: 7 as UserId, name: '客服阿棠' }
  const first = deskClaimOf({ handler })
  const second = deskClaimOf({ claimSn: 'SP2', orderSn: 'D3503133729304052', handler: null })
  server.use(mockCall('GET /desk/claims', pageOf([first, second])))
  const onOpen = vi.fn()
  render(
    <App>
      <ClaimsList chosen={first.orderSn} version={0} onOpen={onOpen} onRows={() => {}} onChanged={() => {}} />
    </App>,
  )
  await settle()
  expect(screen.getByText('理赔处理人：客服阿棠')).toBeTruthy()
  expect(screen.getByText('没有理赔处理人')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: /审核/ })[1] as HTMLElement)
  expect(onOpen.mock.calls).toEqual([[second.orderSn]])
  expect(screen.getByText('审核弹窗')).toBeTruthy()
})
