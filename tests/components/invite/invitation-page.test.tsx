// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { InvitationPage } from '@/components/invite/invitation-page'
import { InviteeList } from '@/components/invite/invitee-list'
import { ProfitList } from '@/components/invite/profit-list'
import { call } from '@/lib/client/api'

vi.mock('@/lib/client/api', () => ({ call: vi.fn() }))

const CODE = {
  inviteCode: 'ABCD1234',
  inviteUrl: 'https://market.example/register?invitecode=ABCD1234',
  qrImage: 'data:image/svg+xml;base64,AA==',
  percent: 5,
  days: 180,
  isVerified: true,
  invited: 2,
  verified: 1,
  orders: 1,
  paid: '3.00',
  pending: '1.50',
}
const answer = (data: unknown) => vi.mocked(call).mockImplementation((async () => data) as never)
const paged = (list: unknown[]) => ({ list, total: list.length, more: false, page: 1, pageSize: 20 })
beforeEach(() => vi.mocked(call).mockReset())

test('the code stands there as letters, link and QR, and the rules say the numbers in force', async () => {
  answer({ ...CODE, percent: 8, days: 90 })
  render(<InvitationPage brand="衡集" />)
  expect(await screen.findByText('ABCD1234')).toBeTruthy()
  expect((screen.getByLabelText('邀请链接') as HTMLInputElement).value).toBe(CODE.inviteUrl)
  expect(screen.getByAltText('邀请链接的二维码').getAttribute('src')).toBe(CODE.qrImage)
  expect(screen.getByText(/从注册起 90 天内付款/)).toBeTruthy()
  expect(screen.getByText(/的 8%/)).toBeTruthy()
  expect(screen.queryByText(/你还没有实名认证/)).toBeNull()
})

test('who has no real name is told that nothing will be paid', async () => {
  answer({ ...CODE, isVerified: false })
  render(<InvitationPage brand="衡集" />)
  expect((await screen.findByRole('link', { name: '去认证' })).getAttribute('href')).toContain('identityAuthentication')
})

test('a void order says why, with its sum struck out; the list is asked for by state', async () => {
  const row = {
    id: 1,
    nickName: '青*行',
    deal: '王者荣耀 账号',
    state: 'void',
    stateName: '无奖励',
    why: '订单没有完成，货款已退回',
    base: '60.00',
    profit: '3.00',
    createTime: '2026-11-20 10:00:00',
    settleTime: null,
  }
  answer(paged([row]))
  const { container } = render(<ProfitList />)
  expect(await screen.findByText('订单没有完成，货款已退回')).toBeTruthy()
  expect(container.querySelector('s')?.textContent).toBe('¥3.00')
  await userEvent.click(screen.getByRole('button', { name: '已到账' }))
  expect(vi.mocked(call).mock.lastCall?.[1]).toEqual({ page: '1', state: 'paid' })
})

test('without friends the way to the code is offered', async () => {
  answer(paged([]))
  render(<InviteeList />)
  expect((await screen.findByRole('link', { name: '去拿邀请码' })).getAttribute('href')).toBe(
    '/center/extend/invitationCode',
  )
})
