// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchHeader } from '@/components/site/header/search/search-header'
import { Toaster } from '@/components/ui/overlays/toast'
import { server } from '../../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../../support/msw'
import { pageOf } from '../../../support/page-of'
import { filterOf, gameOf } from '../../../support/sample-games'

const HOT = [107, 111, 109, 131, 104].map((id) => ({ id, name: `游戏${id}` }))
const ROWS = HOT.map((game, i) => gameOf({ ...game, hot: i + 1 }))
const AREAS = [
  {
    specialId: 1,
    specialName: '广东',
    fieldId: 'a',
    secondOptions: [{ twoSpecialId: 5, twoSpecialName: '广东 5 区' }],
  },
]

let games: MockedCall<'GET /comm/gameList'>
let filters: MockedCall<'GET /comm/gamefilter'>
const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  localStorage.clear()
  games = mockCall('GET /comm/gameList', { gameList: ROWS })
  filters = mockCall('GET /comm/gamefilter', filterOf({ areas: AREAS }))
  server.use(
    games,
    filters,
    mockCall('GET /goods/getGoodsList', { ...pageOf([]), total: 1206 }),
    mockCall('GET /goods/findDiscount', { goodsSn: 'ZHGF1073021', gameId: 107, goodsTypeId: 22 }),
  )
  vi.stubGlobal('open', (url: string) => void opened.push(url))
  vi.spyOn(location, 'assign').mockImplementation((url) => void opened.push(`here:${url}`))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () =>
  render(
    <>
      <SearchHeader hotGames={HOT} />
      <Toaster />
    </>,
  )

test('the hot games of the search are plain links', () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [107, 111, 109, 131, 104].map((id) => `/wares?gt=1&gid=${id}`),
  )
})

test('a search without a game opens the picker, whose choice opens the list in a new tab', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByText('搜索'))
  const picker = within(await screen.findByRole('dialog', { name: '选择游戏、区服和商品类型' }))
  await user.click(await picker.findByText('游戏107'))
  await user.click(await picker.findByText('广东'))
  await user.click(await picker.findByText('广东 5 区'))
  await user.click(await picker.findByText('查看 1,206 件商品'))
  expect(opened).toEqual(['/wares?gt=1&gid=107&areaId=1&serverId=5'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(JSON.parse(localStorage.getItem('historyGame') ?? '')).toEqual([{ id: 107, name: '游戏107' }])
})

test('a searched goods number selects its game and type, and an unknown one is reported', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByRole('searchbox'), 'ZHGF1073021{Enter}')
  await waitFor(() => expect(opened).toEqual(['/wares?gt=22&gid=107&keyWord=ZHGF1073021']))
  const picks = within(screen.getByRole('group', { name: '选择游戏、区、服和商品类型' }))
  expect(picks.getByTitle('游戏107')).toBeTruthy()
  expect(picks.getByTitle('游戏币')).toBeTruthy()
  server.use(mockCall('GET /goods/findDiscount', { refuse: 'NOT_FOUND' }))
  await user.click(screen.getByText('搜索'))
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
})

test('a goods number in full-width digits is recognized', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByRole('searchbox'), 'ZHGF１073021{Enter}')
  await waitFor(() => expect(opened).toEqual(['/wares?gt=22&gid=107&keyWord=ZHGF1073021']))
})

test('searching the name of a game selects it and opens its list', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByRole('searchbox'), '游戏１０７{Enter}')
  const picks = within(screen.getByRole('group', { name: '选择游戏、区、服和商品类型' }))
  expect(await picks.findByTitle('游戏107')).toBeTruthy()
  await waitFor(() => expect(opened).toEqual(['/wares?gt=1&gid=107']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['崩坏：星穹铁道', '崩坏：星穹铁道', ''],
  ['王者榮耀', '王者荣耀', ''],
  ['农药', '王者荣耀', ''],
  ['qq飞车手游', 'QQ飞车手游', ''],
  ['王者荣耀V8', '王者荣耀', 'V8'],
])('the keyword %s opens the list of %s with the keyword %j', async (typed, name, rest) => {
  const names = ['王者荣耀', '崩坏：星穹铁道', 'QQ飞车手游']
  const gameList = names.map((one, i) => gameOf({ id: 200 + i, name: one }))
  sessionStorage.clear()
  server.use(mockCall('GET /comm/gameList', { gameList }))
  const user = userEvent.setup()
  show()
  const box = screen.getByRole('searchbox')
  await user.type(box, `${typed}{Enter}`)
  const picks = within(screen.getByRole('group', { name: '选择游戏、区、服和商品类型' }))
  expect(await picks.findByTitle(name)).toBeTruthy()
  expect(box).toHaveProperty('value', rest)
  expect(opened).toEqual([`/wares?gt=1&gid=${200 + names.indexOf(name)}${rest && `&keyWord=${rest}`}`])
  sessionStorage.clear()
})

test('Esc closes the game picker and returns the focus', async () => {
  const user = userEvent.setup()
  show()
  const opener = screen.getByRole('button', { name: /选择游戏/ })
  await user.click(opener)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('the search takes the game name from the breadcrumbs without a request', async () => {
  history.replaceState(null, '', '/wares?gt=1&gid=117')
  render(
    <nav className="crumb">
      <a href="/wares?gt=1&gid=117">冷门游戏</a>
    </nav>,
  )
  show()
  expect(await screen.findByRole('button', { name: /游戏.*冷门/ })).toBeTruthy()
  expect([games.inputs, filters.inputs]).toEqual([[], []])
  history.replaceState(null, '', '/')
})

test('the search takes area and server from the list without a request', async () => {
  window.history.replaceState({}, '', '/wares?gt=1&gid=107&areaId=1&serverId=5')
  const list = document.createElement('section')
  Object.assign(list.dataset, { area: '广东', server: '广东 5 区' })
  document.body.append(list)
  show()
  expect(await screen.findByText('广东')).toBeTruthy()
  expect([games.inputs, filters.inputs]).toEqual([[], []])
  list.remove()
  window.history.replaceState({}, '', '/')
})

test('a keyword typed before the script has loaded is searched for', async () => {
  history.replaceState(null, '', '/?gid=107')
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<SearchHeader hotGames={HOT} />)
  const box = host.querySelector('input[type=search]') as HTMLInputElement
  box.value = '貂蝉'
  const root = await act(async () => hydrateRoot(host, <SearchHeader hotGames={HOT} />))
  await userEvent.click(within(host).getByText('搜索'))
  expect(opened.map(decodeURIComponent)).toEqual(['/wares?gt=1&gid=107&keyWord=貂蝉'])
  await act(async () => root.unmount())
  host.remove()
  history.replaceState(null, '', '/')
})
