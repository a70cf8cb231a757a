import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { cutText } from '@/lib/shared/text/cut-text'
import { absolute } from '@/lib/shared/text/structured-data'

/**
 * schema.org availability: sold out, may become available again, or available now. An item reserved by an unpaid order
 * may become available again.
 */
export function availabilityOf(
  goods: Pick<GoodsDetail, 'status' | 'reserved' | 'stock'>,
): 'SoldOut' | 'OutOfStock' | 'InStock' {
  if (goods.status === GOODS_STATUS.sold) return 'SoldOut'
  if (goods.status !== GOODS_STATUS.onShelf || goods.reserved || goods.stock < 1) return 'OutOfStock'
  return 'InStock'
}

/** An item for search engines: schema.org Product with its Offer. `origin` may be '' if unknown. */
export function productLd(goods: GoodsDetail, origin: string, pictures: readonly string[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.bigTitle,
    sku: goods.goodsSn,
    category: `${goods.gameName} ${goods.goodsTypeStr}`,
    // the first line is a summary; lists below it are in the page itself
    description: cutText((goods.description || goods.bigTitle).split('\n', 1)[0] ?? '', 80),
    image: pictures.map((picture) => absolute(origin, picture)),
    offers: {
      '@type': 'Offer',
      price: goods.price,
      priceCurrency: 'CNY',
      availability: `https://schema.org/${availabilityOf(goods)}`,
    },
  }
}
