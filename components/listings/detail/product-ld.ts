import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { absolute } from '@/lib/shared/text/structured-data'

/** schema.org: sold for good, may come back, or to be had now. An item held by an unpaid order may come back. */
export function availabilityOf(
  goods: Pick<GoodsDetail, 'status' | 'reserved' | 'stock'>,
): 'SoldOut' | 'OutOfStock' | 'InStock' {
  if (goods.status === GOODS_STATUS.sold) return 'SoldOut'
  if (goods.status !== GOODS_STATUS.onShelf || goods.reserved || goods.stock < 1) return 'OutOfStock'
  return 'InStock'
}

/** Search engines' view of an item: schema.org Product with its Offer. `origin` may be '' when unknown. */
export function productLd(goods: GoodsDetail, origin: string, pictures: readonly string[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.bigTitle,
    sku: goods.goodsSn,
    category: `${goods.gameName} ${goods.goodsTypeStr}`,
    // the first line says it: what is listed below stands in the page
    description: (goods.description || goods.bigTitle).split('\n', 1)[0]?.slice(0, 80),
    image: pictures.map((picture) => absolute(origin, picture)),
    offers: {
      '@type': 'Offer',
      price: goods.price,
      priceCurrency: 'CNY',
      availability: `https://schema.org/${availabilityOf(goods)}`,
    },
  }
}
