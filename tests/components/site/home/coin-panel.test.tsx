// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CoinPanel } from '@/components/site/home/coin-panel'

const row = (gameId: number, gameName: string, medianScale: number) => ({
  gameId,
  gameName,
  coinName: '金币',
  offers: 3,
  stock: 372_040_000,
  bestScale: medianScale,
  medianScale,
  recycleScale: medianScale,
})

test('a currency row shows the amount per yuan, its change against the week’s deals, and the delivery time', () => {
  const sold = { deals: 4, week: [null, 100, null, 110, 120, null, 130], averageScale: 1_000_000, minutes: 9 }
  render(
    <CoinPanel
      list={[{ ...row(131, '地下城与勇士', 1_018_000), sold: { gameId: 131, ...sold } }, row(118, '梦幻西游', 73_600)]}
    />,
  )
  const [, first, second] = screen.getAllByRole('row').map((one) => [...one.querySelectorAll('td')])
  expect(first?.map((cell) => cell.textContent).slice(1, 3)).toEqual(['1 元 = 101.80万金币', '+1.8%'])
  expect(first?.map((cell) => cell.textContent).slice(4, 6)).toEqual(['3.72亿', '9 分钟'])
  expect(first?.[3]?.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(4)
  expect(first?.[3]?.querySelectorAll('circle')).toHaveLength(4)
  expect(second?.map((cell) => cell.textContent).slice(2, 6)).toEqual(['–', '无成交', '3.72亿', '–'])
  expect(screen.getByRole('link', { name: '购买 梦幻西游金币' }).getAttribute('href')).toBe(
    '/wares/hotShoppingMall?gid=118',
  )
})

test('a single day with deals is shown as text, because one point makes no line', () => {
  const sold = { deals: 1, week: [null, null, 110, null, null, null, null], averageScale: 1_000_000, minutes: 9 }
  render(<CoinPanel list={[{ ...row(131, '地下城与勇士', 1_018_000), sold: { gameId: 131, ...sold } }]} />)
  const [, first] = screen.getAllByRole('row')
  expect(first?.querySelectorAll('td')[3]?.textContent).toBe('1 日成交')
  expect(first?.querySelector('svg')).toBeNull()
})
