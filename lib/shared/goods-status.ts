/** goods.status: in review only its seller sees it; removed it is gone for everybody. */
export const GOODS_STATUS = { review: 0, onShelf: 1, offShelf: 2, sold: 3, removed: 4 } as const
export type GoodsStatus = (typeof GOODS_STATUS)[keyof typeof GOODS_STATUS]
export const GOODS_STATUS_NAMES: Readonly<Record<number, string>> = {
  0: '审核中',
  1: '在售',
  2: '已下架',
  3: '已售出',
  4: '已删除',
}
