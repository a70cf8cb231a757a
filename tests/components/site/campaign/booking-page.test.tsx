// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test } from 'vitest'
import { BookingPage } from '@/components/site/campaign/booking-page'
import { setProfile } from '@/lib/client/hooks/use-profile'
import type { Season } from '@/lib/contract/entities/campaign'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { filterOf } from '../../support/sample-games'
import { userOf } from '../../support/sample-user'

const season = (more: Partial<Season> = {}): Season => ({
  seasonId: 3,
  gameId: 107,
  gameName: '王者荣耀',
  title: 'S42 赛季',
  startTime: '2026-11-30 10:00:00',
  bookUntil: '2026-11-29 22:00:00',
  places: 10,
  left: 4,
  open: true,
  packages: [],
  ...more,
})
const booking = {
  bookingId: 1,
  seasonId: 3,
  gameId: 107,
  gameName: '王者荣耀',
  seasonTitle: 'S42 赛季',
  startTime: '2026-11-30 10:00:00',
  serviceName: '段位代练',
  place: '安卓QQ',
  contact: '10001',
  note: '',
  state: 'booked' as const,
  createTime: '2026-11-21 10:00:00',
}

const AREA = {
  specialId: 1,
  specialName: '安卓QQ',
  fieldId: 'area_server',
  secondOptions: [{ twoSpecialId: 11, twoSpecialName: '手Q 1区' }],
}
let book: MockedCall<'POST /activity/booking/seasonBooking'>
beforeEach(() => {
  Cookies.set('token', 't')
  server.use(
    mockCall('GET /activity/booking/bookingList', { list: [] }),
    mockCall('GET /comm/gamefilter', filterOf({ areas: [AREA] })),
  )
  setProfile(userOf())
  book = mockCall('POST /activity/booking/seasonBooking', booking)
  server.use(book)
})
const show = (
  seasons = [season(), season({ seasonId: 4, gameName: '原神', left: 0, open: false })],
  initial = { seasonId: 0, service: '' },
) => render(<BookingPage seasons={seasons} initial={initial} />)

test('the booking form validates its fields in order and sends nothing', async () => {
  show()
  const send = () => userEvent.click(screen.getByRole('button', { name: '提交预约' }))
  await send()
  expect(screen.getByText('请选择要预约的赛季')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /王者荣耀/ }))
  await send()
  expect(screen.getByRole('alert').textContent).toBe('请选择服务')
  await userEvent.click(screen.getByRole('radio', { name: /段位代练/ }))
  await screen.findByRole('option', { name: '安卓QQ' })
  await send()
  expect(screen.getByText('请选择游戏大区')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText(/游戏大区/), '1')
  await send()
  expect(screen.getByText('QQ号码格式错误')).toBeTruthy()
  expect(book.inputs).toEqual([])
})

test('a booking is sent as selected and appears in the own bookings', async () => {
  show(undefined, { seasonId: 3, service: 'rank' })
  await userEvent.selectOptions(
    await screen.findByLabelText(/游戏大区/),
    await screen.findByRole('option', { name: '安卓QQ' }),
  )
  await userEvent.selectOptions(screen.getByLabelText('服务器'), '11')
  await userEvent.click(screen.getByRole('button', { name: '手机' }))
  await userEvent.type(screen.getByLabelText(/联系方式 \*/), ' 13800000001 ')
  server.use(mockCall('GET /activity/booking/bookingList', { list: [booking] }))
  await userEvent.click(screen.getByRole('button', { name: '提交预约' }))
  expect(await screen.findByText('已预约')).toBeTruthy()
  expect(book.inputs).toEqual([
    {
      seasonId: '3',
      service: 'rank',
      areaId: '1',
      serverId: '11',
      contactType: 'mobile',
      contact: '13800000001',
    },
  ])
  expect(book.keys).toEqual([expect.any(String)])
})

test('a refused booking is reported and keeps the form', async () => {
  show([season({ seasonId: 3 })], { seasonId: 3, service: 'rank' })
  await userEvent.selectOptions(
    await screen.findByLabelText(/游戏大区/),
    await screen.findByRole('option', { name: '安卓QQ' }),
  )
  await userEvent.type(screen.getByLabelText(/联系方式 \*/), '10001')
  server.use(mockCall('POST /activity/booking/seasonBooking', { refuse: 'ALREADY_BOOKED' }))
  await userEvent.click(screen.getByRole('button', { name: '提交预约' }))
  expect((await screen.findByRole('status')).textContent).toContain('这款游戏已有预约')
  expect(screen.getByLabelText(/联系方式 \*/)).toHaveProperty('value', '10001')
})

test('an unverified member is asked for the real name below the form', async () => {
  setProfile(userOf({ authStatus: 0 }))
  show()
  expect(await screen.findByLabelText(/真实姓名/)).toBeTruthy()
  setProfile(userOf())
  await waitFor(() => expect(screen.queryByLabelText(/真实姓名/)).toBeNull())
})

test('a full season cannot be booked', () => {
  show()
  expect(screen.getByRole('radio', { name: /原神/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('名额已满')).toBeTruthy()
})

test('a booking is cancelled after confirmation', async () => {
  server.use(mockCall('GET /activity/booking/bookingList', { list: [booking] }))
  const cancel = mockCall('DELETE /activity/booking/seasonBooking', null)
  server.use(cancel)
  show()
  await userEvent.click(await screen.findByRole('button', { name: '取消 王者荣耀 的预约' }))
  await userEvent.click(screen.getByRole('button', { name: '取消预约' }))
  await waitFor(() => expect(cancel.inputs).toEqual([{ id: '1' }]))
})
