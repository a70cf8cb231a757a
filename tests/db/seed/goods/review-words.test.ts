import { expect, it } from 'vitest'
import { review } from '@/lib/server/db/seed/goods/review-words'
import { Random } from '@/lib/server/db/seed/random'
import { ACCOUNT, GOODS_TYPES } from '@/lib/shared/goods/goods-types'

const textsOf = (goodsTypeId: number): string[] => {
  const random = new Random(7)
  return Array.from({ length: 400 }, () => review(random, goodsTypeId).text)
}

it('generated reviews mention re-binding and skins for accounts only', () => {
  const ofAccounts = /绑|皮肤|验号/
  for (const { id, name } of GOODS_TYPES)
    expect(
      textsOf(id).some((text) => ofAccounts.test(text)),
      name,
    ).toBe(id === ACCOUNT)
})
