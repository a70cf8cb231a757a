import { and, eq } from 'drizzle-orm'
import { maskName } from '@/lib/shared/mask'
import { isPaidSide, ORDER_STATUS } from '@/lib/shared/order-status'
import { formatDate } from '@/lib/shared/time'
import { certificates } from '../../db/schema/trust'
import type { Ctx, UserCtx } from '../../runtime/context'
import { countOnSale } from '../catalog/queries-own'
import { findUsers } from '../identity/queries'
import { loadRules } from '../tenancy/platform-rules'
import { loadOrderDetail } from '../trading/queries'
import { limitLookups } from './internal/limit'

const MOST = { tenMinutes: 30, day: 200 }

/** What a certificate says today, whatever it said when it was issued; `{}` for an unknown code. Refuses TOO_MANY. */
export async function loadCertificate(ctx: Ctx, code: string) {
  await limitLookups(ctx, `certificate:${ctx.ip}`, MOST)
  const [row] = await ctx.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.code, code), eq(certificates.distId, ctx.dist.distId)))
  const holder = row && (await findUsers(ctx, [row.holderId])).get(row.holderId)
  if (!row || !holder) return {}
  const asHolder = { ...ctx, user: { userId: row.holderId } } as UserCtx
  const shared = { code, holder: maskName(holder.nickName), issueDate: formatDate(row.issuedAt) }
  if (row.kind === 'dealer') {
    const valid = holder.authStatus === 2 && (await countOnSale(asHolder)) > 0
    return { ...shared, kind: row.kind, title: '实名商家', valid, state: valid ? '实名认证，正常经营' : '已停止经营' }
  }
  const order = await loadOrderDetail(asHolder, row.orderSn)
  const { coverTiers } = await loadRules(ctx, { gameId: order.gameId, goodsTypeId: order.orderTypeId })
  const valid = isPaidSide(order.status)
  return {
    ...shared,
    kind: row.kind,
    title: coverTiers.find(({ id }) => id === order.ensureId)?.name ?? '包赔',
    valid,
    state: order.status === ORDER_STATUS.complete ? '保障中' : valid ? '交易中，收货后生效' : '订单已取消，保障终止',
  }
}
