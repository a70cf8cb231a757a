/** Order status of specification section 4; 0 is internal (unpaid), finer steps are subStatus (domain.md section 1). */
export const ORDER_STATUS = {
  unpaid: 0,
  paid: 1,
  shipped: 2,
  complete: 3,
  buyerCancelled: 7,
  sellerCancelled: 8,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

export const SUB_STATUSES = [
  'WAIT_PAY',
  'ASSIGN',
  'VERIFY',
  'VERIFIED',
  'REBIND',
  'DELIVERING',
  'INSPECTION',
  'RENTING',
  'MISMATCH',
  'CHECK',
  'HOLD',
  'RELEASED',
  'TIMEOUT',
  'CANCELLED',
  'REFUNDED',
] as const
export type SubStatus = (typeof SUB_STATUSES)[number]

/** List filter of the chat screens: 1, 2, 3 or -1 (failed). */
export const ORDER_FILTERS = [1, 2, 3, -1] as const
export const FAILED_STATUSES = [7, 8] as const

const NAMES: Record<number, string> = {
  0: '待付款',
  1: '已付款',
  2: '已发货',
  3: '交易成功',
  7: '买家取消',
  8: '卖家取消',
}
/** Anything the storefront does not know shows as cancelled. */
export const statusName = (status: number): string => NAMES[status] ?? '已取消'

export const ORDER_TYPES: Record<number, string> = {
  1: '账号',
  27: '道具',
  22: '游戏币',
  2: '游戏币',
  46: '兑换码',
  3: '代充',
}
const TYPE_ORDER = [1, 27, 22, 2, 46, 3]
/** Goods types of a game in the order pages show them; `json` is goodsTypeAndNameMap, whose keys have none. */
export const goodsTypesOf = (json: string): { id: number; name: string }[] =>
  Object.entries(JSON.parse(json) as Record<string, string>)
    .map(([id, name]) => ({ id: Number(id), name }))
    .sort(
      (a, b) =>
        (TYPE_ORDER.indexOf(a.id) + 1 || TYPE_ORDER.length + a.id) -
        (TYPE_ORDER.indexOf(b.id) + 1 || TYPE_ORDER.length + b.id),
    )
export const orderTypeName = (typeId: number): string => ORDER_TYPES[typeId] ?? '商品'

export const isCurrencyType = (goodsTypeId: number): boolean => goodsTypeId === 2 || goodsTypeId === 22
/** Codes and top-ups: nothing but a code or a balance changes hands. */
export const isVirtualType = (goodsTypeId: number): boolean => goodsTypeId === 46 || goodsTypeId === 3

/** Detail pages by goods type: 2 and 22 on /JDetail, codes and top-ups on /detailVirtual, all others on /detail (specification section 2.1). */
export const detailRoom = (goodsTypeId: number): 'JDetail' | 'detailVirtual' | 'detail' => {
  if (isCurrencyType(goodsTypeId)) return 'JDetail'
  return isVirtualType(goodsTypeId) ? 'detailVirtual' : 'detail'
}
export const detailPath = (goodsTypeId: number, sn: string): string => `/${detailRoom(goodsTypeId)}/${sn}`

/** Page that lets an item by the hour. */
export const rentPath = (sn: string): string => `/wares/${sn}/timePurchase`

/** Where the seller delivers to, by goods type; null where nothing is asked: accounts and codes are handed over in the order itself. */
export interface Receiver {
  label: string
  /** The same in three characters. */
  caption: string
  placeholder: string
  /** Message for an empty field. */
  missing: string
}
const ROLE: Receiver = {
  label: '收货角色名',
  caption: '角色名',
  placeholder: '收货角色名，可下单时填写',
  missing: '请输入收货角色名',
}
const RECHARGE: Receiver = {
  label: '充值账号',
  caption: '充值到',
  placeholder: '要充值的账号或角色，不要填密码',
  missing: '请输入充值账号',
}
export const receiverOf = (goodsTypeId: number): Receiver | null => {
  if (goodsTypeId === 1 || goodsTypeId === 46) return null
  return goodsTypeId === 3 ? RECHARGE : ROLE
}
/** Caption of an order's receiver. */
export const receiverLabel = (goodsTypeId: number): string => (goodsTypeId === 3 ? RECHARGE.label : '收货角色')
