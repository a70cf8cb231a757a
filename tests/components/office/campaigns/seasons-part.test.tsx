// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { SeasonsPart } from '@/components/office/campaigns/seasons-part'
import { StaffContext } from '@/components/office/parts/use-staff'
import { saveFile } from '@/components/ui/kit/save-file'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/components/ui/kit/save-file', () => ({ saveFile: vi.fn() }))

type Booking = Output<'GET /console/seasonBookings'>['list'][number]
const SEASON: Output<'GET /console/seasons'>['list'][number] = {
  seasonId: 4,
  gameId: 107,
  gameName: '王者荣耀',
  title: 'S42 赛季',
  startTime: '2026-12-01 10:00:00',
  bookUntil: '2026-11-30 10:00:00',
  places: 30,
  left: 28,
  open: true,
  packages: [],
}
const BOOKING: Booking = {
  bookingId: 9,
  userId: 38_070_001 as UserId,
  nickName: '秋水',
  gameName: '王者荣耀',
  serviceName: '段位代练',
  place: '安卓QQ · 手Q 1区',
  contactType: 'wechat',
  contact: '13900001111',
  note: '晚上八点后上号',
  createTime: '2026-11-20 10:00:00',
  cancelTime: null,
}
const CANCELLED: Booking = {
  ...BOOKING,
  bookingId: 8,
  nickName: '山客',
  contact: '',
  note: '',
  cancelTime: '2026-11-21 09:30:00',
}

beforeEach(() => {
  cleanup()
  vi.mocked(saveFile).mockClear()
  server.use(mockCall('GET /console/seasons', pageOf([SEASON])), mockCall('GET /comm/gameList', { gameList: [] }))
})
const open = async () => {
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['campaigns.write'] })}>
        <SeasonsPart tabs={null} />
      </StaffContext>
    </App>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '预约名单 2' }))
  await settle()
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /导出 CSV/ })

test('a season shows how many booked it, and its list who did and how to contact them', async () => {
  const bookings = mockCall('GET /console/seasonBookings', pageOf([BOOKING, CANCELLED]))
  server.use(bookings)
  await open()
  expect(bookings.inputs).toEqual([{ seasonId: '4', page: '1' }])
  expect(screen.getByRole('heading', { name: '王者荣耀 S42 赛季 预约名单' })).toBeTruthy()
  const [active, cancelled] = screen.getAllByRole('row').filter((row) => row.textContent?.includes('段位代练'))
  for (const text of ['秋水', '38070001', '安卓QQ · 手Q 1区', '微信', '13900001111', '晚上八点后上号', '已预约'])
    expect(active?.textContent).toContain(text)
  for (const text of ['山客', '已取消，不再显示', '11-21 09:30 取消']) expect(cancelled?.textContent).toContain(text)
  expect(screen.queryByRole('complementary'), 'the season itself is not opened').toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /返\s?回/ }))
  expect(await screen.findByRole('button', { name: '预约名单 2' })).toBeTruthy()
})

test('the list is downloaded as a file that the server writes', async () => {
  const file = mockCall('GET /console/seasonBookingsExport', { csv: '预约编号', rows: 1 })
  server.use(mockCall('GET /console/seasonBookings', pageOf([BOOKING, CANCELLED])), file)
  await open()
  fireEvent.click(save())
  await settle()
  expect(file.inputs).toEqual([{ seasonId: '4' }])
  expect(saveFile).toHaveBeenCalledWith('王者荣耀 S42 赛季 预约名单.csv', '预约编号')
  expect(await screen.findByText('名单较长，只导出了前 1 条')).toBeTruthy()
})

test('a refused export is shown and leaves the list', async () => {
  server.use(
    mockCall('GET /console/seasonBookings', pageOf([BOOKING])),
    mockCall('GET /console/seasonBookingsExport', { refuse: 'NOT_FOUND', msg: '没有这个赛季' }),
  )
  await open()
  fireEvent.click(save())
  await settle()
  expect(screen.getByText('没有这个赛季')).toBeTruthy()
  expect(saveFile).not.toHaveBeenCalled()
  expect(save().disabled).toBe(false)
  expect(screen.getByText('13900001111')).toBeTruthy()
})

test('a season without bookings says so, and there is nothing to download', async () => {
  server.use(mockCall('GET /console/seasonBookings', pageOf<Booking>([])))
  await open()
  expect(screen.getByText('还没有人预约')).toBeTruthy()
  expect(save().disabled).toBe(true)
})

test('a list that cannot be loaded is loaded again on request', async () => {
  server.use(mockCall('GET /console/seasonBookings', 'lost'))
  await open()
  expect(screen.getByText('网络超时')).toBeTruthy()
  server.use(mockCall('GET /console/seasonBookings', pageOf([BOOKING])))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('13900001111')).toBeTruthy()
})
