// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CoinOffer, CoinTable } from '@/components/modes/currency/coin-table'
import { readMallQuery } from '@/components/modes/currency/mall-query'
import type { GameScale } from '@/components/modes/currency/scale'

const GAME: GameScale = {
  gameId: 131,
  gameName: '地下城与勇士',
  coinName: '金币',
  offers: 1,
  bestScale: 300_000,
  medianScale: 200_000,
  recycleScale: 200_000,
}
const OFFER: CoinOffer = {
  goodsSn: 'YBDF1000001',
  gameId: 131,
  gameName: '地下城与勇士',
  goodsTypeId: 22,
  coinName: '金币',
  bigTitle: '200万金币 跨三',
  amount: 2_000_000,
  scale: 300_000,
  price: '6.67',
  stock: 9,
  areaId: 1,
  areaName: '广东',
  serverId: 1,
  serverName: '广东一区',
  crossName: '跨三',
  isOfficialSell: false,
  distId: 1,
  seller: {
    nickName: '币**铺',
    shop: 'abc',
    stars: 4.9,
    rated: 12,
    faced: false,
    online: false,
    deals: 30,
    minutes: 9,
  },
  asked: null,
}

test('an offer of currency shows its seller, sales, usual delivery time and the price of one unit', () => {
  render(<CoinTable list={[OFFER]} query={readMallQuery({ gid: '131' })} pages={1} game={GAME} />)
  const row = within(screen.getByRole('row', { name: /200万金币/ }))
  expect(row.getByRole('link', { name: '币**铺' }).getAttribute('href')).toBe('/shop/abc')
  for (const text of ['4.9 · 12 条', '30 笔', '约 9 分钟']) expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('link', { name: '购买 200万金币 跨三' }).getAttribute('href')).toBe('/JDetail/YBDF1000001')
})

test('for an amount, offers show its price and how many units it takes; the address keeps the amount', () => {
  const query = readMallQuery({ gid: '131', amount: '500' })
  const offer = { ...OFFER, asked: { num: 3, coins: 6_000_000, total: '20.01' } }
  render(<CoinTable list={[offer]} query={query} pages={1} game={GAME} />)
  expect(screen.getByRole('columnheader', { name: '买 500万应付' })).toBeTruthy()
  expect(screen.getByText('3 份，得 600万')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^购买/ }).getAttribute('href')).toBe('/JDetail/YBDF1000001#num=3')
  expect((screen.getByLabelText('我要买') as HTMLInputElement).value).toBe('500')
  expect(screen.getByRole('link', { name: '清除' }).getAttribute('href')).toBe('/wares/hotShoppingMall?gid=131')
})

test('an amount that no offer can deliver, and one that is no number, are explained', () => {
  const { unmount } = render(
    <CoinTable list={[]} query={readMallQuery({ gid: '131', amount: '99999' })} pages={0} game={GAME} />,
  )
  expect(screen.getByText('没有一次能买够 9.9999亿的现货')).toBeTruthy()
  unmount()
  render(<CoinTable list={[]} query={readMallQuery({ gid: '131', amount: '多些' })} pages={0} game={GAME} />)
  expect(screen.getByText('数量应为大于 0 的数字，例如 1000')).toBeTruthy()
})
