// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchHeader } from '@/components/frame/search/search-header'
import { Toaster } from '@/components/ui/toast'
import { lazyCall } from '@/lib/client/lazy-call'

const HOT = [107, 111, 109, 131, 104].map((id) => ({ id, name: `游戏${id}` }))
const ROWS = HOT.map((game, i) => ({
  ...game,
  goodsTypeAndNameMap: '{"1":"账号","22":"游戏币"}',
  gameLogo: '',
  gameType: 1,
  initial: 'Y',
  initials: 'yx',
  pinyin: 'youxi',
  hot: i + 1,
}))
const AREAS = [
  {
    specialId: 1,
    specialName: '广东',
    fieldId: 'a',
    secondOptions: [{ twoSpecialId: 5, twoSpecialName: '广东 5 区' }],
  },
]
const answers: Record<string, unknown> = {
  'GET /comm/gameList': { gameList: ROWS },
  'GET /comm/gamefilter': { gameId: 107, areas: AREAS, fields: [] },
  'GET /goods/getGoodsList': { total: 1206, list: [] },
  'GET /goods/findDiscount': { goodsSn: 'ZHGF1073021', gameId: 107, goodsTypeId: 22 },
}
vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))

const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  localStorage.clear()
  vi.mocked(lazyCall)
    .mockReset()
    .mockImplementation((async (name: string) => answers[name]) as never)
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

test('the hot games are plain links', () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [107, 111, 109, 131, 104].map((id) => `/wares?gt=1&gid=${id}`),
  )
})

test('a search without a game opens the picker; game, area and server lead to a new tab', async () => {
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

test('a goods number sets game and goods type and opens the list, which leads to the item; an unknown one is said', async () => {
  const user = userEvent.setup()
  show()
  await user.type(screen.getByRole('searchbox'), 'ZHGF1073021{Enter}')
  await waitFor(() => expect(opened).toEqual(['/wares?gt=22&gid=107&keyWord=ZHGF1073021']))
  const picks = within(screen.getByRole('group', { name: '选择游戏、区、服和商品类型' }))
  expect(picks.getByTitle('游戏107')).toBeTruthy()
  expect(picks.getByTitle('游戏币')).toBeTruthy()
  vi.mocked(lazyCall).mockRejectedValueOnce(new Error('内容不存在或已被删除'))
  await user.click(screen.getByText('搜索'))
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
})

test('Esc closes the picker and returns the focus', async () => {
  const user = userEvent.setup()
  show()
  const opener = screen.getByRole('button', { name: /选择游戏/ })
  await user.click(opener)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('the breadcrumbs of a page name its game: nothing is asked for', async () => {
  vi.mocked(lazyCall).mockClear()
  history.replaceState(null, '', '/wares?gt=1&gid=117')
  render(
    <nav className="crumb">
      <a href="/wares?gt=1&gid=117">冷门游戏</a>
    </nav>,
  )
  show()
  expect(await screen.findByRole('button', { name: /游戏.*冷门/ })).toBeTruthy()
  expect(lazyCall).not.toHaveBeenCalled()
  history.replaceState(null, '', '/')
})

test('a list that names its place is not asked for it again', async () => {
  window.history.replaceState({}, '', '/wares?gt=1&gid=107&areaId=1&serverId=5')
  const list = document.createElement('section')
  Object.assign(list.dataset, { area: '广东', server: '广东 5 区' })
  document.body.append(list)
  show()
  expect(await screen.findByText('广东')).toBeTruthy()
  expect(vi.mocked(lazyCall)).not.toHaveBeenCalled()
  list.remove()
  window.history.replaceState({}, '', '/')
})
