import { columnValue } from '@/components/listings/goods/goods-columns'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { amountText, scaleText } from '@/lib/shared/goods/coin-text'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import type { Holding } from './holdings'

/** Number of facts shown next to the price; the others are in the tables below. */
const KEY_FACTS = 4
/** Heading of the facts about an account's bindings. */
const STATE = '账号状态'

export type FactRow = [label: string, value: string]
export interface FactGroup {
  /** '' if there is only one group. */
  title: string
  rows: FactRow[]
  /** Staff have confirmed all of them. */
  isChecked?: true
}

/** Heading of what is known without the seller. */
const BASIC = '基本信息'

/** All facts of an item under their headings, without bindings and without names listed by rarity. */
export function factGroups(goods: GoodsDetail, holdings: readonly Holding[]): FactGroup[] {
  const held = new Set(holdings.flatMap(({ names }) => names))
  const basic: FactRow[] = [
    ['游戏', goods.gameName],
    ['类型', goods.goodsTypeStr],
    ['大区', goods.areaName],
    ['服务器', goods.serverName],
    ['跨区', goods.crossName],
    ['库存', goodsType(goods.goodsTypeId).isUnique ? '' : String(goods.stock)],
    ['更新时间', goods.updateTime.slice(0, 10)],
  ]
  const groups = new Map<string, FactRow[]>([[BASIC, basic.filter(([, value]) => value)]])
  const confirmed = new Set(goods.checked?.facts)
  const unchecked = new Set([BASIC])
  // facts that staff have confirmed stand under a heading of their own
  const other = confirmed.size > 0 ? '账号属性' : BASIC
  for (const { key, group = other, label, value } of goods.facts) {
    if (group === STATE && goods.goodsTypeId === ACCOUNT) continue
    if (value.split('、').every((name) => held.has(name))) continue
    groups.set(group, [...(groups.get(group) ?? []), [label, value]])
    if (!confirmed.has(key)) unchecked.add(group)
  }
  const isOne = groups.size === 1
  return [...groups].map(([title, rows]) => ({
    title: isOne ? '' : title,
    rows,
    ...(!unchecked.has(title) && { isChecked: true }),
  }))
}

export type Verdict = 'good' | 'bad' | ''
export type BindingRow = [label: string, value: string, verdict: Verdict]
const BAD = /不可|暂不|死邮箱|有过|^有$|三手/
const GOOD = /可换绑|可二次|可解|无封禁|^无$|首次|未绑定/

/** Bindings of an account, with a verdict on whether each is good for the buyer. */
const bindingRows = (goods: GoodsDetail): BindingRow[] =>
  goods.facts.flatMap(({ group, label, value }): BindingRow[] =>
    group === STATE ? [[label, value, BAD.test(value) ? 'bad' : GOOD.test(value) ? 'good' : '']] : [],
  )

/** Who stated the bindings. `isVerified`: staff verify every account of the site. */
function bindingNote(goods: GoodsDetail, isVerified: boolean): string {
  if (!goods.facts.some(({ group }) => group === STATE)) return '卖家没有填写，付款前请先问卖家。'
  if (goods.checkDate) return '由客服登录核对，与实际不符可退款。'
  return `由卖家填写，${isVerified ? '验号时客服逐项核对；' : ''}与实际不符可退款。`
}

export const bindingOf = (goods: GoodsDetail, isVerified: boolean) => ({
  rows: bindingRows(goods),
  note: bindingNote(goods, isVerified),
  isChecked: goods.checkDate !== '',
})

/** The four facts buyers look at first. */
export function keyFacts(goods: GoodsDetail): { key: string; label: string; value: string }[] {
  const facts = [...coinFacts(goods), ...goods.facts].slice(0, KEY_FACTS)
  if (facts.length > 0) return facts
  return [
    { key: 'game', label: '游戏', value: goods.gameName },
    { key: 'area', label: '大区', value: goods.areaName },
    { key: 'server', label: '服务器', value: goods.serverName },
    { key: 'stock', label: '库存', value: columnValue(goods, 'stock') },
  ].filter((fact) => fact.value)
}

/** Currency is compared by its ratio. */
const coinFacts = ({ coin }: GoodsDetail): { key: string; label: string; value: string }[] =>
  coin
    ? [
        { key: 'ratio', label: '1 元可买', value: scaleText(coin.scale) },
        { key: 'each', label: '每份数量', value: amountText(coin.amount) },
      ]
    : []
