import { goodsType } from '../goods/goods-types'

/** What a recording of a delivery must show, so that it proves something later. */

export const ACCOUNT_CHECKLIST = [
  '登录全过程（请遮挡密码）',
  '角色 ID 和昵称',
  '绑定的手机、邮箱和实名情况',
  '背包、皮肤等主要资产',
  '设备显示的日期和时间',
] as const

export const ITEM_CHECKLIST = [
  '发货前的持有数量',
  '对方的角色名和区服',
  '交易或邮寄的过程',
  '发货后的剩余数量',
  '设备显示的日期和时间',
] as const

export const WORK_CHECKLIST = ['角色 ID 和昵称', '完成后的段位或结果', '最近对局记录', '设备显示的日期和时间'] as const

const STOCK_CHECKLIST = [
  '登录过程，密码请遮挡',
  '角色 ID、昵称和区服',
  '要出售的物品和数量',
  '设备显示的日期和时间',
] as const

/** What a recording of a listing must show; empty for codes, of which none is ever asked. */
export function listingChecklist(goodsTypeId: number): readonly string[] {
  const { delivery } = goodsType(goodsTypeId)
  if (delivery === 'code') return []
  return delivery === 'credentials' ? ACCOUNT_CHECKLIST : STOCK_CHECKLIST
}
