// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { OwnerCover } from '@/components/modes/rental/owner-cover'
import { RentForm } from '@/components/modes/rental/rent-form'
import { readRentChoice } from '@/lib/shared/trade/rent-terms'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { RENT } from '../../support/sample-rentals'
import { userOf } from '../../support/sample-user'

const BAN = {
  renterPrice: '2.00',
  ownerPrice: '30.00',
  coveredUntil: null,
  lateDays: 10,
  keptBp: 5000,
  claimDays: 15,
  hoursADay: 4,
  mostDays: 30,
  most: '1000.00',
}
const terms = {
  minHours: 2,
  rules: '',
  isAuto: false,
  pausedUntil: null,
  isRented: false,
  rentedUntil: null,
  hourPrices: [],
  blocks: [],
}
beforeEach(() => {
  Cookies.set('token', 'id.secret')
  logInAs(userOf())
  vi.spyOn(location, 'assign').mockImplementation(() => {})
})

const showRent = (ban: typeof BAN | null) => {
  render(
    <RentForm
      goodsSn="ZHWZ1070931"
      hallHref="/wares?rent=1"
      prices={RENT}
      start={readRentChoice('hour', '2', 2)}
      reservedFor="17 分钟"
      handOver="21 分钟"
      now={{
        goods: {
          price: '900.00',
          stock: 1,
          reserved: false,
          status: 1,
          ships: '',
          isAway: false,
          isRented: false,
          rentedUntil: null,
        },
        terms: { ...terms, ban },
      }}
    />,
  )
}
const total = () =>
  screen.getByText('应付', { selector: 'dt' }).parentElement?.querySelector('data')?.getAttribute('value')

test('before paying the renter reads when the deposit comes back, and adds the cover at its price', async () => {
  const user = userEvent.setup()
  showRent(BAN)
  expect(
    screen.getByText(
      '这款游戏封禁较晚，押金 ¥30.00 保留到归还后 10 天，到期没有封禁申请自动退还；其余 ¥30.00 验收后退还。',
    ),
  ).toBeTruthy()
  const cover = screen.getByRole('checkbox', { name: /封禁保障 ¥2\.00\/单/ })
  expect(cover).toHaveProperty('checked', false)
  expect(total()).toBe('70.00')
  await user.click(cover)
  expect(total()).toBe('72.00')
  const place = mockCall('POST /rental/place', { orderSn: 'D2611211234567890', totalPrice: '72.00', expiresIn: 900 })
  server.use(place)
  await user.click(screen.getByRole('checkbox', { name: /租号协议/ }))
  await user.click(screen.getByRole('button', { name: '立即租用' }))
  await waitFor(() => expect(place.inputs).toHaveLength(1))
  expect(place.inputs[0]).toMatchObject({ coverPrice: '2.00', price: '5.00' })
})

test('a game without the cover offers nothing', () => {
  showRent(null)
  expect(screen.queryByRole('checkbox', { name: /封禁保障/ })).toBeNull()
})

test('an owner buys 30 days with the pay password, and sees until when the account is covered', async () => {
  server.use(mockCall('GET /rental/terms', { ...terms, ban: BAN }))
  render(<OwnerCover goodsSn="ZHWZ1070931" />)
  await settle()
  const buy = mockCall('POST /rental/buyCover', { coin: '70.00', until: '2026-12-22 10:00:00' })
  server.use(buy)
  fireEvent.click(screen.getByRole('button', { name: '开通 30 天，付 ¥30.00' }))
  expect(screen.getByText('请输入 6 位支付密码')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/支付密码/), { target: { value: '246810' } })
  fireEvent.click(screen.getByRole('button', { name: '开通 30 天，付 ¥30.00' }))
  await settle()
  expect(buy.inputs).toEqual([{ goodsSn: 'ZHWZ1070931', price: '30.00', payPassword: '246810' }])
  expect(screen.getByRole('status').textContent).toBe('已开通，到 2026-12-22 10:00')
  expect(screen.getByRole('button', { name: '续 30 天，付 ¥30.00' })).toBeTruthy()
})
