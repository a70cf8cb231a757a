// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hourStates } from '@/components/modes/rental/calendar-hours'
import { RefusedRenters } from '@/components/modes/rental/refused-renters'
import { RentCalendar } from '@/components/modes/rental/rent-calendar'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const taken = {
  orderSn: 'D2611211234567890',
  statusName: '租用中',
  startTime: '2026-11-21 10:30:00',
  endTime: '2026-11-21 12:00:00',
}
const block = { blockId: 7, startTime: '2026-11-21 11:00:00', endTime: '2026-11-22 01:00:00' }

test('an hour is taken or blocked if any part of it is', () => {
  const states = hourStates({ taken: [taken], blocks: [block] }, '2026-11-21')
  expect([states[9], states[10], states[11], states[12], states[23]]).toEqual([
    'free',
    'taken',
    'taken',
    'blocked',
    'blocked',
  ])
  expect(hourStates({ taken: [taken], blocks: [block] }, '2026-11-22').slice(0, 2)).toEqual(['blocked', 'free'])
})

test('the owner sees rented and blocked times, deletes a block and adds one that ends on the next day', async () => {
  const add = mockCall('POST /rental/block', null)
  const remove = mockCall('POST /rental/unblock', null)
  server.use(mockCall('GET /rental/calendar', { taken: [taken], blocks: [block] }), add, remove)
  render(<RentCalendar onClose={() => {}} goodsSn="ZHWZ1070931" />)
  expect((await screen.findByText('租用中，看订单')).getAttribute('href')).toContain(taken.orderSn)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '删除不出租时段 11-21 11:00' }))
  await waitFor(() => expect(remove.inputs).toEqual([{ blockId: '7' }]))
  await user.selectOptions(screen.getByLabelText('从'), '22:00')
  await user.selectOptions(screen.getByLabelText('到'), '06:00')
  await user.click(screen.getByRole('button', { name: '设为不出租' }))
  await waitFor(() => expect(add.inputs).toHaveLength(1))
  const { startTime = '', endTime = '' } = add.inputs[0] ?? {}
  expect([startTime.slice(11), endTime.slice(11)]).toEqual(['22:00:00', '06:00:00'])
  expect(endTime > startTime).toBe(true)
})

test('a recent renter is refused with a reason, and accepted again', async () => {
  const renterId = 9 as UserId
  const refuse = mockCall('POST /rental/refuseRenter', null)
  const accept = mockCall('POST /rental/acceptRenter', null)
  const recent = [{ renterId, name: '小*', rentTime: '2026-11-21 10:30:00' }]
  server.use(mockCall('GET /rental/renters', { refused: [], recent }), refuse, accept)
  render(<RefusedRenters />)
  const user = userEvent.setup()
  await user.click(screen.getByText('拒租名单'))
  await screen.findByLabelText('最近的租客')
  await user.selectOptions(screen.getByLabelText('原因（仅自己可见）'), '违反号主要求')
  server.use(
    mockCall('GET /rental/renters', {
      refused: [{ renterId, name: '小*', reason: '违反号主要求', createTime: '2026-11-22 10:00:00' }],
      recent: [],
    }),
  )
  await user.click(screen.getByRole('button', { name: '加入拒租名单' }))
  await user.click(await screen.findByRole('button', { name: '移除 小*' }))
  await waitFor(() => expect(accept.inputs).toEqual([{ renterId: '9' }]))
  expect(refuse.inputs).toEqual([{ renterId: '9', reason: '违反号主要求' }])
})
