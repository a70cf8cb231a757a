import type { UserId } from '@/lib/shared/ids'
import { DAY_MS, formatShortTime } from '@/lib/shared/time'

/** Days between the notice and the rest. */
export const REST_NOTICE_DAYS = 2

interface Goods {
  sellerId: UserId
  distId: number
  goodsTypeId: number
  /** Of the type. */
  name: string
  count: number
  at: Date
}

/** Own goods, where one press confirms all. */
const HREF = '/center/sell/sellOutGoods'

export const restNotice = ({ sellerId: userId, distId, goodsTypeId, name, count, at }: Goods) =>
  ({
    userId,
    distId,
    kind: 'goods',
    key: `rest ${goodsTypeId}`,
    title: `${count} 件${name}商品待你确认在售`,
    text: `${formatShortTime(new Date(at.getTime() + REST_NOTICE_DAYS * DAY_MS))} 前未登录或确认在售，商品会暂时下架。打开“我发布的”可一次确认全部。`,
    href: HREF,
    isUrgent: true,
  }) as const

export const restedNotice = ({ sellerId: userId, distId, goodsTypeId, name, count }: Goods) =>
  ({
    userId,
    distId,
    kind: 'goods',
    key: `rest ${goodsTypeId}`,
    title: `${count} 件${name}商品已转为待确认在售`,
    text: '长时间没有登录或确认在售，已暂时下架。打开“我发布的”确认后马上恢复上架。',
    href: HREF,
    isUrgent: true,
  }) as const
