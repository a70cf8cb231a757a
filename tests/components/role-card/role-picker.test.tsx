// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReceiverInput } from '@/components/role-card/receiver-input'
import { RolePicker } from '@/components/role-card/role-picker'
import { ApiError, call } from '@/lib/client/api'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import { goodsType } from '@/lib/shared/goods-types'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const card = (cardId: number, more: Partial<RoleCard> = {}): RoleCard => ({
  cardId,
  gameId: 131,
  gameName: '地下城与勇士',
  areaId: 1,
  areaName: '广东',
  serverId: 11,
  serverName: '广东五区',
  crossId: 0,
  crossName: '',
  roleName: `角色${cardId}`,
  note: '',
  isDefault: false,
  createTime: '',
  ...more,
})
const PLACE = { gameId: 131, areaId: 1, serverId: 11, crossId: 0 }
const FAR = { areaId: 2, serverId: 21, serverName: '浙江一区' }
let list: RoleCard[]
const sent: [string, unknown][] = []
beforeEach(() => {
  list = [card(1, { isDefault: true }), card(2, FAR), card(3)]
  sent.length = 0
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string, input: unknown) => {
    if (name === 'GET /roleCard/roleCardInfoList') return { list }
    if (name === 'GET /comm/gamefilter')
      return {
        areas: [
          { specialId: 1, specialName: '广东', secondOptions: [{ twoSpecialId: 11, twoSpecialName: '广东五区' }] },
          { specialId: 2, specialName: '浙江', secondOptions: [] },
        ],
      }
    sent.push([name, input])
    if (name === 'POST /roleCard/addUserRoleCardInfo') return card(9, { roleName: '新来的' })
    return null
  }) as never)
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})
const onPick = vi.fn()
const show = async (roleName = '', place = PLACE) => {
  onPick.mockReset()
  render(<RolePicker place={place} roleName={roleName} onPick={onPick} />)
  await screen.findByRole('group', { name: '常用收货角色' })
}
const tiles = () =>
  within(screen.getByRole('group', { name: '常用收货角色' })).getAllByRole<HTMLButtonElement>('button')

test('the default is chosen by itself, once; one that cannot receive here comes last and says why', async () => {
  await show()
  // an effect, which may come after the tiles
  await waitFor(() => expect(onPick.mock.calls).toEqual([[list[0]]]))
  expect(tiles().map((tile) => [tile.querySelector('b')?.textContent, tile.disabled])).toEqual([
    ['角色1', false],
    ['角色3', false],
    ['角色2', true],
    [undefined, false],
  ])
  expect(screen.getByRole('button', { name: /角色2.*服务器不同/ })).toBeTruthy()
})

test('what was typed before stays', async () => {
  await show('手写的')
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /角色3/ }))
  expect(onPick).toHaveBeenCalledWith(list[2])
})

test('a default of another server is not chosen, one of the same cross-server zone is', async () => {
  list = [card(2, { ...FAR, isDefault: true })]
  await show()
  expect(onPick).not.toHaveBeenCalled()
})

test('in a zone all its servers receive', async () => {
  list = [card(2, { ...FAR, crossId: 1, crossName: '跨一', isDefault: true })]
  await show('', { ...PLACE, crossId: 1 })
  expect(onPick).toHaveBeenCalledWith(list[0])
  expect(screen.getByRole('button', { name: /跨一 .*浙江一区/ })).toBeTruthy()
})

test('a new one is asked for with the place of the goods and is chosen once saved', async () => {
  await show('手写的')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '新角色' }))
  const name = await screen.findByLabelText<HTMLInputElement>(/^角色名/)
  expect(name.value).toBe('手写的')
  await screen.findByLabelText(/大区/)
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请输入收货角色名')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(name, '新来的')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(card(9, { roleName: '新来的' })))
  expect(sent).toEqual([
    [
      'POST /roleCard/addUserRoleCardInfo',
      { gid: '131', areaId: '1', serverId: '11', roleName: '新来的', note: '', isDefault: '0' },
    ],
  ])
})

test('one is removed after a question, another is made the default', async () => {
  await show('手写的')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '管理常用角色' }))
  const dialog = await screen.findByRole('dialog', { name: '常用收货角色' })
  await user.click(within(dialog).getAllByRole('button', { name: '设为默认' })[0] as HTMLElement)
  expect(sent.at(-1)).toEqual([
    'POST /roleCard/addUserRoleCardInfo',
    expect.objectContaining({ cardId: '2', isDefault: '1' }),
  ])
  await user.click(within(dialog).getAllByRole('button', { name: '删除' })[2] as HTMLElement)
  await user.click(
    within(await screen.findByRole('dialog', { name: '删除这个收货角色？' })).getByRole('button', { name: '删除' }),
  )
  expect(sent.at(-1)).toEqual(['POST /roleCard/removeRoleCard', { cardId: '3' }])
})

test('a failed list offers to be asked again', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError(-1, '网络超时', null))
  render(<RolePicker place={PLACE} roleName="" onPick={onPick} />)
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: /角色1/ })).toBeTruthy()
})

test('a plain form sends what was typed; members choose, visitors and accounts to top up are not asked', async () => {
  const roleOf = (id: number) => goodsType(id).receiver as NonNullable<ReturnType<typeof goodsType>['receiver']>
  const { container, unmount } = render(<ReceiverInput id="r" receiver={roleOf(27)} place={PLACE} />)
  await userEvent.type(screen.getByRole('textbox'), '手写的')
  expect(container.querySelector('input')?.name).toBe('roleName')
  expect(call).not.toHaveBeenCalled()
  unmount()
  Cookies.set('token', 'a.b')
  const topUp = render(<ReceiverInput id="r" receiver={roleOf(3)} place={PLACE} />)
  expect(screen.queryByRole('group')).toBeNull()
  topUp.unmount()
  render(<ReceiverInput id="r" receiver={roleOf(27)} place={PLACE} />)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('角色1'))
  await userEvent.click(screen.getByRole('button', { name: /角色3/ }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('角色3')
})
