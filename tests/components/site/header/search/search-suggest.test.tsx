// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchHeader } from '@/components/site/header/search/search-header'
import { server } from '../../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../../support/msw'
import { gameOf } from '../../../support/sample-games'

const opened: string[] = []
let suggest: MockedCall<'GET /comm/suggest'>
beforeEach(() => {
  opened.length = 0
  localStorage.clear()
  suggest = mockCall('GET /comm/suggest', ({ input: { text } }) => ({
    games: text === '王者荣躍' ? [{ id: 107, name: '王者荣耀' }] : [],
    list: text.includes('蝉') || text.startsWith('diao') ? [{ text: '貂蝉', gameId: 107, gameName: '王者荣耀' }] : [],
  }))
  server.use(
    suggest,
    mockCall('GET /comm/gameList', {
      gameList: [gameOf({ id: 107, name: '王者荣耀', initials: 'wzry', pinyin: 'wangzherongyao', hot: 1 })],
    }),
  )
  vi.stubGlobal('open', (url: string) => void opened.push(decodeURIComponent(url)))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const box = () => screen.getByLabelText('关键词或商品编号')
const panel = () => screen.findByRole('group', { name: '搜索建议' })

test('typing suggests games by initials and names of their accounts, and the choice becomes a recent search', async () => {
  const user = userEvent.setup()
  render(<SearchHeader hotGames={[]} />)
  await user.type(box(), 'wz')
  expect((await within(await panel()).findByRole('link', { name: /王者荣耀/ })).getAttribute('href')).toBe(
    '/wares?gt=1&gid=107',
  )
  await user.clear(box())
  await user.type(box(), 'diaochan')
  const link = await within(await panel()).findByRole('link', { name: /貂蝉/ })
  expect(screen.getByText('1 条建议')).toBeTruthy()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(link)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: '搜索建议' })).toBeNull()
  await user.type(box(), ' ')
  await user.click(await screen.findByRole('link', { name: /貂蝉/ }))
  expect(opened).toEqual(['/wares?gt=1&gid=107&keyWord=貂蝉'])
  await user.clear(box())
  const recent = within(await panel())
  await user.click(recent.getByRole('button', { name: '删除 王者荣耀 貂蝉' }))
  expect(screen.queryByRole('group', { name: '搜索建议' })).toBeNull()
  expect(localStorage.getItem('searches')).not.toContain('貂蝉')
})

test('a game is suggested for its misspelled name', async () => {
  render(<SearchHeader hotGames={[]} />)
  await userEvent.type(box(), '王者荣躍')
  expect((await within(await panel()).findByRole('link', { name: /王者荣耀/ })).getAttribute('href')).toBe(
    '/wares?gt=1&gid=107',
  )
})

test('a game named before the words narrows the suggestions, and a submitted search is remembered', async () => {
  const user = userEvent.setup()
  render(<SearchHeader hotGames={[]} />)
  await user.type(box(), '王者荣耀 貂蝉')
  await waitFor(() => expect(suggest.inputs.at(-1)).toEqual({ text: '貂蝉', gid: '107' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(localStorage.getItem('searches')).toContain('王者荣耀 貂蝉'))
})
