// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { OrderCard } from '@/components/office/desk/order-card'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { deskOf } from '../../support/sample-desk'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/components/office/desk/card-agreement', () => ({ CardAgreement: () => null }))
vi.mock('@/components/office/desk/card-vault', () => ({ CardVault: () => null }))
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
