// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShopFilters } from '@/components/listings/shop/shop-filters'
import { readShopQuery } from '@/components/listings/shop/shop-query'

const shelfOf = (goodsTypeId: number, goodsTypeStr: string, total: number) => ({
  gameId: 107,
  gameName: '王者荣耀',
  goodsTypeId,
  goodsTypeStr,
  total,
})

test('an old type and the type that replaced it are one choice', () => {
  const shelves = [shelfOf(22, '游戏币', 3), shelfOf(2, '游戏币', 1), shelfOf(1, '账号', 2)]
  render(<ShopFilters code="abcdefghij" query={readShopQuery({})} shelves={shelves} found="6" />)
  expect(screen.getAllByRole('link', { name: /游戏币/ }).map(({ textContent }) => textContent)).toEqual(['游戏币 4'])
  expect(screen.getByRole('link', { name: '游戏币 4' }).getAttribute('href')).toContain('gt=22')
})
