// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { CardSteps } from '@/components/office/desk/card-steps'
import { useRuling } from '@/components/office/desk/disputes/use-ruling'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf } from '../../support/sample-desk'
import { disputeOf } from '../../support/sample-disputes'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/components/office/desk/disputes/ruling-dialog', () => ({ RulingDialog: () => <p>处理弹窗</p> }))

const onTaken = vi.fn()
function Card({ desk }: { desk: DeskOrder }) {
  const ruling = useRuling(desk, { onChanged: () => {}, onTaken })
  return (
    <>
      {ruling?.button}
      {ruling?.dialog}
      <CardSteps desk={desk} asked={null} onAsked={() => {}} hasTake={ruling?.isTaking} onChanged={() => {}} />
    </>
  )
}
const show = (more: Partial<DeskOrder>) =>
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['disputes.rule'] })}>
        <Card desk={deskOf({ dispute: disputeOf({ stage: 'staff' }), isMine: false, ...more })} />
      </StaffContext>
    </App>,
  )
const labels = (kind: string) => [...document.querySelectorAll(kind)].map((one) => one.textContent?.replaceAll(' ', ''))

test('a dispute of an order that no one took has one primary button, which takes the order and opens the dialog', async () => {
  const taken = mockCall('POST /desk/takeOrder', null)
  server.use(taken)
  show({ lead: null })
  expect(labels('.ant-btn-primary')).toEqual(['接手并处理'])
  expect(labels('button')).not.toContain('接手')
  fireEvent.click(screen.getByRole('button', { name: '接手并处理' }))
  await settle()
  expect(taken.inputs).toHaveLength(1)
  expect(onTaken).toHaveBeenCalledTimes(1)
  expect(screen.getByText('处理弹窗')).toBeTruthy()
})

test('a dispute of a led order is decided without taking it', () => {
  show({ isMine: true })
  expect(labels('.ant-btn-primary')).toEqual(['处理售后'])
  fireEvent.click(screen.getByRole('button', { name: '处理售后' }))
  expect(screen.getByText('处理弹窗')).toBeTruthy()
})
