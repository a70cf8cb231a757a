import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods-types'
import { columnValue } from './goods-columns'

/** Facts that stand beside the price; the others are in the table below. */
const KEY_FACTS = 4

/** Everything known about an item, as label and value. */
export function factRows(goods: GoodsDetail): [label: string, value: string][] {
  const rows: [string, string][] = [
    ['游戏', goods.gameName],
    ['类型', goods.goodsTypeStr],
    ['大区', goods.areaName],
    ['服务器', goods.serverName],
    ['跨区', goods.crossName],
    ...goods.facts.map((fact): [string, string] => [fact.label, fact.value]),
    ['库存', goodsType(goods.goodsTypeId).isUnique ? '' : String(goods.stock)],
    ['更新时间', goods.updateTime.slice(0, 10)],
  ]
  return rows.filter(([, value]) => value)
}

/** The four facts a buyer asks for first. */
export function keyFacts(goods: GoodsDetail): { key: string; label: string; value: string }[] {
  const facts = goods.facts.slice(0, KEY_FACTS)
  if (facts.length > 0) return facts
  return [
    { key: 'game', label: '游戏', value: goods.gameName },
    { key: 'area', label: '大区', value: goods.areaName },
    { key: 'server', label: '服务器', value: goods.serverName },
    { key: 'stock', label: '库存', value: columnValue(goods, 'stock') },
  ].filter((fact) => fact.value)
}
