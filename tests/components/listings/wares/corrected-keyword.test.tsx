// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CorrectedKeyword } from '@/components/listings/wares/corrected-keyword'

test('a corrected keyword is named, and other near names link to the same list', () => {
  const near = ['貂蝉', '貂蝉手雷', '貂蝉', '貂蝉逐梦之音', '貂'].map((text) => ({ text }))
  render(<CorrectedKeyword query={{ gt: '1', gid: '107', keyWord: '貂婵', page: 3 }} corrected="貂蝉" near={near} />)
  expect(screen.getByText(/没有找到“貂婵”，已显示“貂蝉”的结果/)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['貂蝉手雷', '貂蝉逐梦之音'])
  const { search } = new URL((screen.getByRole('link', { name: '貂蝉手雷' }) as HTMLAnchorElement).href)
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ gt: '1', gid: '107', keyWord: '貂蝉手雷' })
})
