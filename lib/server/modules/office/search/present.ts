import { moneyText, yuanText } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { findByWords } from '../../listings/catalog/queries-words'
import type { findPayments } from '../../money/wallet/queries-search'
import type { findForConsole } from '../../orders/trading/staff/queries-console'
import type { listUsers } from '../../people/identity/queries-users'

type Row<Find extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>[number]
type Payment = Awaited<ReturnType<typeof findPayments>>[number]
type Item = Awaited<ReturnType<typeof findByWords>>[number]
type User = Awaited<ReturnType<typeof listUsers>>['list'][number]

const pathOf = (screen: string, param: Record<string, string>) => `/console/${screen}?${new URLSearchParams(param)}`

/** The list filtered like the search; orders and goods can be filtered by one person only. */
export function listOf(kind: string, { query, userIds }: { query: string; userIds: readonly number[] }): string {
  if (kind === 'users') return pathOf('users', { query: query.trim() })
  if (userIds.length !== 1) return ''
  if (kind === 'orders') return pathOf('orders', { userId: `${userIds[0]}` })
  return kind === 'goods' ? pathOf('goods', { sellerId: `${userIds[0]}` }) : ''
}

export const presentOrder = ({ orderSn, title, statusName, total, buyer }: Row<typeof findForConsole>) => ({
  title,
  note: `${orderSn}・${statusName}・${yuanText(total)}・买家 ${buyer.name || buyer.userId}`,
  path: pathOf('orders', { orderSn }),
})

export const presentUser = ({ userId, nickName, phone }: User) => ({
  title: nickName || `用户 ${userId}`,
  note: `${userId}・${phone}`,
  path: pathOf('users', { userId: String(userId) }),
})

export const presentGoods = ({ sn, title, priceFen }: Item) => ({
  title,
  note: `${sn}・${moneyText(priceFen)}`,
  path: pathOf('goods', { goodsSn: sn }),
})

/** A payment opens its order; a recharge its payer, for staff who may list users. */
export const presentPayment = (
  { purpose, refSn, interSn, amountFen, createdAt, paidAt, userId }: Payment,
  mayUsers: boolean,
) => ({
  title: `${purpose === 'order' ? '订单付款' : '充值'} ${moneyText(amountFen)}`,
  note: `${interSn}・${paidAt ? `${formatDateTime(paidAt)} 已付` : `${formatDateTime(createdAt)} 未付`}`,
  path:
    purpose === 'order'
      ? pathOf('orders', { orderSn: refSn })
      : mayUsers
        ? pathOf('users', { userId: String(userId) })
        : '',
})
