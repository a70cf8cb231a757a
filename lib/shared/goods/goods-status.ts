/**
 * goods.status: in review and refused only its seller and staff see it; removed it is gone for everybody; withheld it is off
 * the shelf as long as its seller's account is frozen.
 */
export const GOODS_STATUS = {
  review: 0,
  onShelf: 1,
  offShelf: 2,
  sold: 3,
  removed: 4,
  refused: 5,
  withheld: 6,
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
}

/** What its seller may still change. */
export const EDITABLE: readonly GoodsStatus[] = [
  GOODS_STATUS.review,
  GOODS_STATUS.onShelf,
  GOODS_STATUS.offShelf,
  GOODS_STATUS.refused,
]
