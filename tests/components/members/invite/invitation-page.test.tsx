// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InvitationPage } from '@/components/members/invite/invitation-page'
import { InviteeList } from '@/components/members/invite/invitee-list'
import { ProfitList } from '@/components/members/invite/profit-list'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { pageOf } from '../../support/page-of'

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

test('the invite code is shown as text, link and QR code, with the current rules', async () => {
  server.use(mockCall('GET /user/getUserInviteCode', { ...CODE, percent: 8, days: 90 }))
  render(<InvitationPage brand="衡集" />)
  expect(await screen.findByText('ABCD1234')).toBeTruthy()
  expect((screen.getByLabelText('邀请链接') as HTMLInputElement).value).toBe(CODE.inviteUrl)
  expect(screen.getByAltText('邀请链接的二维码').getAttribute('src')).toBe(CODE.qrImage)
  expect(screen.getByText(/从注册起 90 天内付款/)).toBeTruthy()
  expect(screen.getByText(/的 8%/)).toBeTruthy()
  expect(screen.queryByText(/你还没有实名认证/)).toBeNull()
})

test('an unverified inviter gets a link to the verification', async () => {
  server.use(mockCall('GET /user/getUserInviteCode', { ...CODE, isVerified: false }))
  render(<InvitationPage brand="衡集" />)
  expect((await screen.findByRole('link', { name: '去认证' })).getAttribute('href')).toContain('identityAuthentication')
})

test('a void profit shows the reason with its amount struck through, and profits are filtered by state', async () => {
  const row: Output<'GET /user/findInviteProfit'>['list'][number] = {
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
  const profits = mockCall('GET /user/findInviteProfit', pageOf([row]))
  server.use(profits)
  const { container } = render(<ProfitList />)
  expect(await screen.findByText('订单没有完成，货款已退回')).toBeTruthy()
  expect(container.querySelector('s')?.textContent).toBe('¥3.00')
  await userEvent.click(screen.getByRole('button', { name: '已到账' }))
  await waitFor(() => expect(profits.inputs.at(-1)).toEqual({ page: '1', state: 'paid' }))
})

test('without invited friends the list links to the invite code', async () => {
  server.use(mockCall('GET /user/findInvitees', pageOf([])))
  render(<InviteeList />)
  expect((await screen.findByRole('link', { name: '去拿邀请码' })).getAttribute('href')).toBe(
    '/center/extend/invitationCode',
  )
})
