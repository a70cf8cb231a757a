// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MembersPart } from '@/components/selling/team/members-part'
import { RightsTable } from '@/components/selling/team/rights-table'
import { TeamsPart } from '@/components/selling/team/teams-part'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

type Member = Output<'GET /team/members'>['list'][number]
const MEMBER: Member = {
  teamMemberId: 7,
  name: '小李',
  nickName: '晚风',
  role: 'orders',
  state: 'active',
  createTime: '2026-11-20 10:00:00',
  expireTime: '',
}
const loadedOf = <T,>(data: T) => ({ data, slow: false, error: '', busy: false, reload: async () => {} }) as never

beforeEach(() => logInAs(userOf()))

test('an invitation needs a name, a role and the pay password, and its link is shown once', async () => {
  const invite = mockCall('POST /team/invite', { code: 'a'.repeat(24), row: { ...MEMBER, state: 'invited' } })
  server.use(invite)
  render(<MembersPart loaded={loadedOf({ list: [] })} />)
  await userEvent.click(screen.getByRole('button', { name: '邀请成员' }))
  const dialog = await screen.findByRole('dialog', { name: '邀请成员' })
  const send = within(dialog).getByRole('button', { name: '生成邀请链接' })
  await userEvent.click(send)
  expect(await within(dialog).findByText('请填写成员称呼')).toBeTruthy()
  expect(within(dialog).getByText('请选择角色')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText(/成员称呼/), '小李')
  await userEvent.click(within(dialog).getByLabelText(/订单客服/))
  await userEvent.type(within(dialog).getByLabelText(/支付密码/), '246810')
  await userEvent.click(send)
  expect(await screen.findByText(`${location.origin}/center/sell/team?code=${'a'.repeat(24)}`)).toBeTruthy()
  expect(invite.inputs).toEqual([{ name: '小李', role: 'orders', payPassword: '246810' }])
})

test('a member gets a role with fewer permissions at once, and is removed after a question', async () => {
  const [change, remove] = [mockCall('POST /team/changeRole', null), mockCall('POST /team/remove', null)]
  server.use(change, remove)
  render(<MembersPart loaded={loadedOf({ list: [{ ...MEMBER, role: 'manager' }] })} />)
  expect(screen.getByText('账号 晚风')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('小李的角色'), 'goods')
  await waitFor(() => expect(change.inputs).toEqual([{ teamMemberId: '7', role: 'goods' }]))
  await userEvent.click(screen.getByRole('button', { name: '移出 小李' }))
  expect(remove.inputs).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: '移出团队' }))
  await waitFor(() => expect(remove.inputs).toEqual([{ teamMemberId: '7' }]))
})

test('the rights of each role are shown, and money is the own account alone', () => {
  render(<RightsTable />)
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '权限',
    '商品运营',
    '订单客服',
    '店长',
  ])
  expect(cells(/^商品和库存/)).toEqual(['可以', '不可', '可以'])
  expect(cells(/^订单发货和群聊/)).toEqual(['不可', '可以', '可以'])
  expect(cells(/^资金和账号/)).toEqual(['仅本人'])
})

test('a role with no lower one is shown without a choice', () => {
  render(<MembersPart loaded={loadedOf({ list: [MEMBER] })} />)
  expect(screen.getByText('订单客服')).toBeTruthy()
  expect(screen.queryByLabelText('小李的角色')).toBeNull()
})

test('entering a team that the member was removed from loads the teams again', async () => {
  const enter = mockCall('POST /team/enter', { refuse: 'NOT_FOUND' })
  server.use(enter)
  const team = { teamMemberId: 7, ownerName: '秋水无声', role: 'goods' as const, joinTime: '2026-11-20 10:00:00' }
  const reload = vi.fn(async () => {})
  render(<TeamsPart loaded={{ ...(loadedOf({ list: [team] }) as object), reload } as never} />)
  await userEvent.click(screen.getByRole('button', { name: '进入 秋水无声 的店铺' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(enter.inputs).toEqual([{ teamMemberId: '7' }])
})
