import { GOODS_TYPES, goodsType } from '@/lib/shared/goods/goods-types'

export interface TypeTab {
  id: number
  name: string
  total?: number
  /** There are more than `total`. */
  more?: boolean
}

/** Types of a list for all games. */
export const ALL_TYPES: readonly TypeTab[] = GOODS_TYPES.filter((type) => !type.isOld).map(({ id, name }) => ({
  id,
  name,
}))

export const typeName = (gt: string, types: readonly TypeTab[]): string =>
  types.find((type) => String(type.id) === gt)?.name ?? goodsType(Number(gt)).name
