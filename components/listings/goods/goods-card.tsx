import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { type Card, CardList } from './card-list'
import { pictureOf, placeText } from './goods-faces'

type Item = GoodsRow & { faced?: boolean }

const cardOf = (goods: Item): Card => ({
  sn: goods.goodsSn,
  href: detailPath(goods.goodsTypeId, goods.goodsSn),
  ...pictureOf(goods),
  place: placeText(goods, goods.gameName),
  ...(goods.faced && { faced: true }),
  title: goods.bigTitle,
  price: goods.price,
  marks: {
    ...(goods.isOfficialSell && { official: true }),
    ...(goods.checkDate && { checked: true }),
    ...(goods.canEnsure && { ensured: true }),
    ...(goods.bargain && { bargain: true }),
  },
})

/** Items of a shelf: picture, area, title, tags, price. */
export const GoodsCards = ({ list }: { list: readonly Item[] }) => <CardList cards={list.map(cardOf)} />
