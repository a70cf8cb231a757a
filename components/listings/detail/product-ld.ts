import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { detailPath, goodsType } from '@/lib/shared/goods/goods-types'
import { absolute } from '@/lib/shared/text/structured-data'
import { DAY_MS, formatDate } from '@/lib/shared/time'

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

/** Used for the date until which a price is promised to search engines: prices may change any day. */
const PRICE_DAYS = 7

interface ProductFacts {
  /** '' if unknown. */
  origin: string
  pictures: readonly string[]
  /** Stars of the item's seller; undefined if they could not be loaded. */
  figures: { stars: number | null; rated: number } | undefined
  now: Date
}

/** An item for search engines: schema.org Product with its Offer and the rating of its seller. */
export function productLd(goods: GoodsDetail, { origin, pictures, figures, now }: ProductFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.bigTitle,
    sku: goods.goodsSn,
    // search engines and messengers do not draw SVG
    image: pictures.map((picture) =>
      absolute(origin, picture.endsWith('.svg') ? `/share/${goods.goodsSn}.png` : picture),
    ),
    offers: {
      '@type': 'Offer',
      url: absolute(origin, detailPath(goods.goodsTypeId, goods.goodsSn)),
      price: goods.price,
      priceCurrency: 'CNY',
      priceValidUntil: formatDate(new Date(now.getTime() + PRICE_DAYS * DAY_MS)),
      itemCondition: goodsType(goods.goodsTypeId).isUnique ? 'UsedCondition' : 'NewCondition',
      availability: `https://schema.org/${availabilityOf(goods)}`,
      seller: {
        '@type': 'Organization',
        name: goods.seller.nickName,
        ...(figures?.stars && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: figures.stars, ratingCount: figures.rated },
        }),
      },
    },
  }
}
