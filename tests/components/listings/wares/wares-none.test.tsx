// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WaresNone } from '@/components/listings/wares/wares-none'

test('a keyword that finds nothing offers names that are spelled like it, in the same list', () => {
  const near = [{ text: '貂蝉', gameId: 107, gameName: '王者荣耀' }]
  render(<WaresNone query={{ gt: '1', keyWord: '貂婵', page: 1 }} pages={0} what="账号" near={near} />)
  expect(screen.getByText('没有找到“貂婵”')).toBeTruthy()
  const { search } = new URL((screen.getByRole('link', { name: '貂蝉 · 王者荣耀' }) as HTMLAnchorElement).href)
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ gt: '1', gid: '107', keyWord: '貂蝉' })
})

test('a keyword that finds nothing offers the game whose name is spelled like it', () => {
  const near = [{ text: '原神', gameId: 111, gameName: '原神' }]
  render(<WaresNone query={{ gt: '1', keyWord: '原伸', page: 1 }} pages={0} what="账号" near={near} />)
  const { search } = new URL((screen.getByRole('link', { name: '原神' }) as HTMLAnchorElement).href)
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ gt: '1', gid: '111' })
})
