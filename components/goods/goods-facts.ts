import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { columnValue } from './goods-columns'

/** Facts that stand beside the price; the others are in the table below. */
const KEY_FACTS = 4

const ACCOUNT_RULES = [
  '付款后请在订单群里完成验号和换绑，客服会逐项核对页面上的信息。',
  '换绑密保手机、实名信息之前，不要点确认收货。',
  '购买包赔后，如账号被原主找回，在订单里提交凭证即可申请赔付。',
]
const ITEM_RULES = [
  '下单时请填写收货角色名，并保持角色在线，方便卖家当面交付。',
  '收到物品并核对数量后，再点确认收货；数量不符请先联系客服。',
  '交付只在游戏内进行，不要把物品还给自称客服或卖家的人。',
]

const CODE_RULES = [
  '付款后卖家把卡密填进订单，加密保存，只有你能查看；请不要在群里索要。',
  '先核对游戏、面值和有效期再兑换；兑换成功后不退不换。',
  '卡密无效或已被使用，先截图再联系客服，核实后全额退款。',
]
const TOP_UP_RULES = [
  '只需要填写充值账号或角色，任何人向你要密码、验证码都不要给。',
  '请核对账号和区服；填错导致充到他人账号的，无法追回。',
  '到账后登录游戏核对数量，再点确认收货；不符请先联系客服。',
]
const RULES: Readonly<Record<number, readonly string[]>> = { 1: ACCOUNT_RULES, 46: CODE_RULES, 3: TOP_UP_RULES }

/** 购买须知 by goods type: 1 an account, 46 a code, 3 a top-up. */
export const buyingRules = (goodsTypeId: number): readonly string[] => RULES[goodsTypeId] ?? ITEM_RULES

/** Everything known about an item, as label and value. */
export function factRows(goods: GoodsDetail): [label: string, value: string][] {
  const rows: [string, string][] = [
    ['游戏', goods.gameName],
    ['类型', goods.goodsTypeStr],
    ['大区', goods.areaName],
    ['服务器', goods.serverName],
    ['跨区', goods.crossName],
    ...goods.facts.map((fact): [string, string] => [fact.label, fact.value]),
    ['库存', goods.goodsTypeId === 1 ? '' : String(goods.stock)],
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
