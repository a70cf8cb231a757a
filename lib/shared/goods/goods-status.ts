/**
 * goods.status: items in review or refused are only visible to their seller and staff; removed ones to no one; withheld
 * ones are off the shelf while their seller's account is frozen or the seller is away; resting ones until the seller
 * confirms that they are still for sale.
 */
export const GOODS_STATUS = {
  review: 0,
  onShelf: 1,
  offShelf: 2,
  sold: 3,
  removed: 4,
  refused: 5,
  withheld: 6,
  resting: 7,
} as const
export type GoodsStatus = (typeof GOODS_STATUS)[keyof typeof GOODS_STATUS]
export const GOODS_STATUS_NAMES: Readonly<Record<number, string>> = {
  0: '审核中',
  1: '在售',
  2: '已下架',
  3: '已售出',
  4: '已删除',
  5: '未通过审核',
  6: '暂停展示',
  7: '待确认在售',
}

/** Statuses in which the seller can still edit the item. */
export const EDITABLE: readonly GoodsStatus[] = [
  GOODS_STATUS.review,
  GOODS_STATUS.onShelf,
  GOODS_STATUS.offShelf,
  GOODS_STATUS.refused,
  GOODS_STATUS.resting,
]
