// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { OrderCard } from '@/components/office/desk/order-card'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { deskClaimOf } from '../../support/sample-claims'
import { deskOf } from '../../support/sample-desk'
import { orderOf } from '../../support/sample-orders'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/components/office/desk/card-agreement', () => ({ CardAgreement: () => null }))
vi.mock('@/components/office/desk/card-vault', () => ({ CardVault: () => null }))
vi.mock('@/components/office/desk/use-rail', () => ({ useRail: () => ({ data: null }) }))
vi.mock('@/components/office/desk/card-tags', () => ({ CardTags: () => null }))

type Clock = DeskOrder['clocks'][number]
const clock = (kind: Clock['kind'], dueIn: number, more: Partial<Clock> = {}): Clock => ({
  kind,
  label: '剩余换绑时间',
  outcome: '',
  dueTime: '2026-11-22 18:00:00',
  dueIn,
  span: 86_400,
  stopped: false,
  isPressing: false,
  ...more,
})
const head = (more: Partial<DeskOrder>) => {
  const desk = deskOf(more)
  const nothing = () => {}
  render(
    <App>
      <StaffContext value={staffOf()}>
        <OrderCard
          desk={desk}
          loadedAt={Date.now()}
          part="work"
          asked={null}
          onAsked={nothing}
          ruling={null}
          onChanged={nothing}
          onTaken={nothing}
        />
      </StaffContext>
    </App>,
  )
  return document.querySelector('header')?.textContent ?? ''
}

test('the head of an order shows the first clock of its row, the others below', () => {
  expect(head({ clocks: [clock('rebind', -60), clock('timer', 7200)] })).toMatch(
    /客服换绑时限已超时 .*11-22 18:00 到期换绑时限剩余/,
  )
})

test('the head of a paused order says since when it is paused, and counts down nothing else', () => {
  const text = head({ pausedTime: '2026-11-21 18:00:00', clocks: [] })
  expect(text).toContain('双方的操作时限自 11-21 18:00 起暂停')
  expect(text).not.toMatch(/剩余|超时/)
})

test('an order names who declined a request, why, and what was decided about its claim', () => {
  const request = { title: '处理售后 满配账号', by: '客服小禾', isRuling: true, isOwn: true, reason: '' }
  const declined = [
    { ...request, declinedBy: '客服阿棠', decision: '截图看不清', declineTime: '2026-11-21 18:00:00' },
    { ...request, declinedBy: '', decision: '超过 72 小时没有复核，自动失效', declineTime: '2026-11-21 19:00:00' },
  ]
  const decision = {
    round: 1,
    granted: true,
    facts: '公告写明租期内使用外挂',
    rule: '租号规则 4.1',
    finding: '租期内违规',
    pay: '12.50',
    staffId: 1 as UserId,
    secondId: null,
    createTime: '2026-11-21 18:00:00',
  }
  head({ declined, claim: deskClaimOf({ stage: 'recovering', decisions: [decision] }) })
  expect(screen.getByText(/客服阿棠 11-21 18:00 驳回了你的申请：处理售后 满配账号。原因：截图看不清/)).toBeTruthy()
  expect(screen.getByText(/你的申请超过 72 小时没有复核，自动失效/)).toBeTruthy()
  const claim = within(screen.getByRole('region', { name: '理赔' }))
  for (const text of ['通过，赔付 ¥12.50', '租期内违规', '租号规则 4.1', '公告写明租期内使用外挂'])
    expect(claim.getByText(text)).toBeTruthy()
})

test('a state that is the same for both parties is not repeated', () => {
  const order = orderOf({ statusName: '已付 70%' })
  const text = head({ order, heads: { buyer: '已付 70%', seller: '已付 70%' } })
  expect(text.split('已付 70%')).toHaveLength(2)
})
