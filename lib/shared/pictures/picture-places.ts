import { goodsType, isCurrencyType } from '../goods/goods-types'

/** Maximum pictures per item. */
export const MOST_PICTURES = 12

interface Field {
  label: string
  kind?: string
  isMain?: boolean
}
/** Numbers that buyers check on screenshots, at most. */
const MOST_NUMBERS = 3

/**
 * Names of the first pictures of an item, by position: what buyers of this game and type want to see, in this order. Of
 * an account these are the numbers by which the game's lists compare accounts.
 */
export function picturePlaces(goodsTypeId: number, fields: readonly Field[]): readonly string[] {
  const { isUnique, delivery, page } = goodsType(goodsTypeId)
  if (isUnique) {
    const counted = fields.filter(({ kind, isMain }) => isMain && kind === 'number').map(({ label }) => label)
    return ['封面', '账号主页', ...counted.slice(0, MOST_NUMBERS), '绑定信息']
  }
  if (isCurrencyType(goodsTypeId)) return ['封面', '角色余额', '交易方式']
  if (delivery === 'code') return ['封面', '面值与有效期', '兑换说明']
  return page === 'detailVirtual' ? ['封面', '充值档位', '到账说明'] : ['封面', '道具详情', '背包数量']
}
