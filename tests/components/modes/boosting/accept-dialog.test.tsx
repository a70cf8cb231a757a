// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AcceptDialog } from '@/components/modes/boosting/accept-dialog'
import type { WorkPost } from '@/lib/contract/entities/booster'
import type { UserProfile } from '@/lib/contract/entities/user'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { mockTerms } from '../../support/sample-terms'

beforeEach(() => {
  server.use(mockTerms((mode, gameId) => (mode === 'boosting' && gameId === '107' ? {} : { firstShotMinutes: 9 })))
  logInAs({ userId: 1, authStatus: 2, coin: '80.00' } as UserProfile)
})

const POST: WorkPost = {
  orderSn: 'D2611211234567890',
  kind: 'boosting',
  gameId: 107,
  gameName: '王者荣耀',
  areaName: '',
  title: '王者荣耀代练：钻石V → 星耀V',
  from: '钻石V',
  to: '星耀V',
  note: '',
  hours: 20,
  num: 1,
  price: '46.00',
  income: '41.40',
  safety: '46.00',
  efficiency: '15.00',
  level: 1,
  isFirst: false,
  startTime: null,
  postTime: '2026-11-22 09:00:00',
}
const dialog = () => within(screen.getByRole('dialog'))

test('the accept dialog shows the frozen deposits, and links to recharging when the balance is insufficient', async () => {
  const [onClose, onTaken] = [vi.fn(), vi.fn()]
  server.use(mockCall('POST /booster/accept', { refuse: 'BALANCE_SHORT', msg: '余额不足', data: null }))
  render(<AcceptDialog post={POST} onClose={onClose} onTaken={onTaken} />)
  expect(await dialog().findByText(/接单后 44 分钟内上传首张截图/)).toBeTruthy()
  expect(dialog().getByText('¥46.00')).toBeTruthy()
  expect(dialog().getByText('¥80.00')).toBeTruthy()
  expect(screen.getByRole('dialog').querySelector('data')?.getAttribute('value')).toBe('61.00')
  await userEvent.click(dialog().getByRole('button', { name: '接单' }))
  expect((await dialog().findByRole('link', { name: '去充值' })).getAttribute('href')).toBe('/center/myself/recharge')
  await userEvent.click(dialog().getByRole('button', { name: '取消' }))
  expect(onTaken).toHaveBeenCalled()
})

test('accepting a demand opens the order', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.use(mockCall('POST /booster/accept', { orderSn: POST.orderSn }))
  render(<AcceptDialog post={POST} onClose={() => {}} />)
  await userEvent.click(dialog().getByRole('button', { name: '接单' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/center/buyers/buyOrderDetail?orderSn=D2611211234567890'))
})
