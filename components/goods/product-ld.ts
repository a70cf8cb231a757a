import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/order-status'

/** Search engines' view of an item: schema.org Product and BreadcrumbList. `origin` may be '' when unknown. */
export function productLd(goods: GoodsDetail, origin: string, pictures: readonly string[], canBuy: boolean): object {
  const at = (path: string) => (/^https?:/.test(path) ? path : `${origin}${path}`)
  const url = at(detailPath(goods.goodsTypeId, goods.goodsSn))
  const list = at(`/wares?gt=1&gid=${goods.gameId}`)
  const crumb = (position: number, name: string, item?: string) => ({ '@type': 'ListItem', position, name, ...(item && { item }) })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: goods.bigTitle,
        sku: goods.goodsSn,
        category: `${goods.gameName} ${goods.goodsTypeStr}`,
        description: goods.description.slice(0, 200),
        image: pictures.map(at),
        offers: {
          '@type': 'Offer',
          url,
          price: goods.price,
          priceCurrency: 'CNY',
          availability: `https://schema.org/${canBuy ? 'InStock' : 'SoldOut'}`,
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [crumb(1, '首页', at('/')), crumb(2, goods.gameName, list), crumb(3, goods.bigTitle)],
      },
    ],
  }
}

/** JSON for a <script> element: sellers' words cannot close it. */
export const ldText = (ld: object): string => JSON.stringify(ld).replace(/</g, '\\u003c')
