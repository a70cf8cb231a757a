import { deliveryText } from '@/components/listings/goods/delivery-text'
import { goodsState } from '@/components/listings/goods/goods-state'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { yuanText } from '@/lib/shared/money/money'

export interface CompareRow {
  label: string
  /** One for each item. */
  values: string[]
  differs: boolean
}

const UNTOLD = '–'

/** `mid`: median price of similar sold accounts; absent: too few. */
export type ComparedGoods = GoodsDetail & { mid?: string }

/** One row per fact, in the order of the first item; an item that no longer exists is marked in the price row. */
export function compareRows(items: readonly (ComparedGoods | null)[]): CompareRow[] {
  const row = (label: string, read: (goods: ComparedGoods) => string | undefined): CompareRow => {
    const values = items.map((goods) => (goods && read(goods)) || UNTOLD)
    return { label, values, differs: new Set(values).size > 1 }
  }
  const price = row('价格', ({ price }) => yuanText(price))
  const labels = [...new Set(items.flatMap((goods) => goods?.facts.map(({ label }) => label) ?? []))]
  return [
    { ...price, values: price.values.map((value, i) => (items[i] ? value : '已下架')) },
    row('成交中位价', ({ mid }) => mid && yuanText(mid)),
    row('状态', (goods) => goodsState(goods).word || '可以购买'),
    row('大区', ({ areaName, crossName }) => areaName || crossName),
    row('服务器', ({ serverName }) => serverName),
    ...labels.map((label) => row(label, ({ facts }) => facts.find((fact) => fact.label === label)?.value)),
    row('包赔', ({ canEnsure }) => (canEnsure ? '可以购买' : '没有')),
    row('议价', ({ bargain }) => (bargain ? '可以' : '不可以')),
    row('平台验号', ({ checked }) => (checked ? '已验号' : '未验号')),
    row(
      '发货用时',
      ({ isAutomatic, seller, ships }) => ships || deliveryText({ isAutomatic, minutes: seller.minutes }),
    ),
    row('卖家', ({ seller, isOfficialSell }) =>
      isOfficialSell ? seller.nickName : `${seller.nickName}，成交 ${seller.sold} 笔`,
    ),
    row('卖家好评', ({ isOfficialSell, seller: { stars, rated } }) =>
      stars === null || isOfficialSell ? '' : `${stars.toFixed(1)} 分，${rated} 条`,
    ),
    row('卖家认证', ({ isOfficialSell, seller }) =>
      isOfficialSell ? '平台自营' : seller.faceMonth ? '已人脸核验' : seller.authStatus === 2 ? '已实名' : '',
    ),
    row('上架', ({ createTime }) => createTime),
  ].filter(({ values }) => values.some((value) => value !== UNTOLD))
}
