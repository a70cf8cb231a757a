// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReceiverInput } from '@/components/people/role-card/receiver-input'
import { RolePicker } from '@/components/people/role-card/role-picker'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import { type Receiver, receiverOf } from '@/lib/shared/goods/receivers'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { AREAS } from '../../support/sample-coins'
import { filterOf } from '../../support/sample-games'

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
const CARDS = [card(1, { isDefault: true }), card(2, FAR), card(3)]
const save = () => mockCall('POST /roleCard/addUserRoleCardInfo', card(9, { roleName: '新来的' }))
const answer = (list: RoleCard[]) => server.use(mockCall('GET /roleCard/roleCardInfoList', { list }))
beforeEach(() => {
  answer(CARDS)
  server.use(mockCall('GET /comm/gamefilter', filterOf({ gameId: 131, areas: AREAS })))
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})
/** A new mock for each picker: an unmounted one may still call its own. */
let onPick = vi.fn()
const show = async (roleName = '', place = PLACE) => {
  onPick = vi.fn()
  render(<RolePicker place={place} roleName={roleName} onPick={onPick} />)
  await screen.findByRole('group', { name: '常用收货角色' })
}
const tiles = () =>
  within(screen.getByRole('group', { name: '常用收货角色' })).getAllByRole<HTMLButtonElement>('button')

test('the default character is selected once, and one of another server comes last with the reason', async () => {
  await show()
  await waitFor(() => expect(onPick.mock.calls).toEqual([[CARDS[0]]]))
  expect(tiles().map((tile) => [tile.querySelector('b')?.textContent, tile.disabled])).toEqual([
    ['角色1', false],
    ['角色3', false],
    ['角色2', true],
    [undefined, false],
  ])
  expect(screen.getByRole('button', { name: /角色2.*服务器不同/ })).toBeTruthy()
})

test('a typed character name is not replaced by the default', async () => {
  await show('手写的')
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /角色3/ }))
  expect(onPick).toHaveBeenCalledWith(CARDS[2])
})

test('a default character of another server is not selected', async () => {
  answer([card(2, { ...FAR, isDefault: true })])
  await show()
  expect(onPick).not.toHaveBeenCalled()
})

test('a character of the same cross-server zone is selected', async () => {
  const inZone = card(2, { ...FAR, crossId: 1, crossName: '跨一', isDefault: true })
  answer([inZone])
  await show('', { ...PLACE, crossId: 1 })
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(inZone))
  expect(screen.getByRole('button', { name: /跨一 .*浙江一区/ })).toBeTruthy()
})

test('a new character is saved with the area of the goods and selected', async () => {
  const saved = save()
  server.use(saved)
  await show('手写的')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '新角色' }))
  const name = await screen.findByLabelText<HTMLInputElement>(/^角色名/)
  expect(name.value).toBe('手写的')
  await screen.findByLabelText(/大区/)
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请输入收货角色名')).toBeTruthy()
  expect(saved.inputs).toEqual([])
  await user.type(name, '新来的')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(card(9, { roleName: '新来的' })))
  expect(saved.inputs).toEqual([{ gid: '131', areaId: '1', serverId: '11', roleName: '新来的', isDefault: '0' }])
})

test('a character is removed after confirmation, and another becomes the default', async () => {
  const saved = save()
  const removed = mockCall('POST /roleCard/removeRoleCard', null)
  server.use(saved, removed)
  await show('手写的')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '管理常用角色' }))
  const dialog = await screen.findByRole('dialog', { name: '常用收货角色' })
  const rowOf = (name: string) => within(within(dialog).getByText(name).closest('li') as HTMLElement)
  await user.click(rowOf('角色2').getByRole('button', { name: '设为默认' }))
  await waitFor(() => expect(saved.inputs).toMatchObject([{ cardId: '2', isDefault: '1' }]))
  await user.click(rowOf('角色3').getByRole('button', { name: '删除' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '删除这个收货角色？' })).getByRole('button', { name: '删除' }),
  )
  await waitFor(() => expect(removed.inputs).toEqual([{ cardId: '3' }]))
})

test('a failed list of characters loads again on retry', async () => {
  server.use(mockCall('GET /roleCard/roleCardInfoList', 'lost'))
  render(<RolePicker place={PLACE} roleName="" onPick={onPick} />)
  const again = await screen.findByRole('button', { name: '重试' })
  answer(CARDS)
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: /角色1/ })).toBeTruthy()
})

test('only members see their saved characters, and not for top-ups; others type a name', async () => {
  const roleOf = (id: number) => receiverOf(id) as Receiver
  const list = mockCall('GET /roleCard/roleCardInfoList', { list: CARDS })
  server.use(list)
  const { container, unmount } = render(<ReceiverInput id="r" receiver={roleOf(27)} place={PLACE} />)
  await userEvent.type(screen.getByRole('textbox'), '手写的')
  expect(container.querySelector('input')?.name).toBe('roleName')
  expect(list.inputs).toEqual([])
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
