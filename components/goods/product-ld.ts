import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { ProductFacts } from '@/lib/shared/structured-data'

/** schema.org: sold for good, may come back, or to be had now. An item held by an unpaid order may come back. */
export function availabilityOf(
  goods: Pick<GoodsDetail, 'status' | 'reserved' | 'stock'>,
): 'SoldOut' | 'OutOfStock' | 'InStock' {
  if (goods.status === GOODS_STATUS.sold) return 'SoldOut'
  if (goods.status !== GOODS_STATUS.onShelf || goods.reserved || goods.stock < 1) return 'OutOfStock'
  return 'InStock'
}

/** What search engines are told of an item. */
export const productFacts = (goods: GoodsDetail, pictures: readonly string[]): ProductFacts => ({
  name: goods.bigTitle,
  sku: goods.goodsSn,
  category: `${goods.gameName} ${goods.goodsTypeStr}`,
  // the first line says it: what is listed below stands in the page
  description: (goods.description || goods.bigTitle).split('\n', 1)[0]?.slice(0, 80) ?? '',
  images: pictures,
  price: goods.price,
  availability: availabilityOf(goods),
})
