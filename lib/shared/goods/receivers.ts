import { goodsType } from './goods-types'

/** Where the seller delivers to, as labelled in the order form. */
export interface Receiver {
  label: string
  /** Label in at most three characters. */
  caption: string
  placeholder: string
  /** Message for an empty field. */
  missing: string
  /** Label on a placed order. */
  onOrder: string
  /** True for a game character, which members can save as a card. */
  isRole: boolean
}
const ROLE: Receiver = {
  label: '收货角色名',
  caption: '角色名',
  placeholder: '收货角色名，可下单时填写',
  missing: '请输入收货角色名',
  onOrder: '收货角色',
  isRole: true,
}
const RECHARGE: Receiver = {
  label: '充值账号',
  caption: '充值到',
  placeholder: '要充值的账号或角色，不要填密码',
  missing: '请输入充值账号',
  onOrder: '充值账号',
  isRole: false,
}

/** What the order form asks for goods of this type; null if nothing. Apart from the types, because few pages ask. */
export function receiverOf(goodsTypeId: number): Receiver | null {
  const { receiver } = goodsType(goodsTypeId)
  return receiver && { role: ROLE, recharge: RECHARGE }[receiver]
}
