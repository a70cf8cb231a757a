import { and, eq } from 'drizzle-orm'
import { certificates } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { countOnSale } from '../../listings/catalog/selling/queries-own'
import { loadOrderDetail } from '../../orders/trading/queries'
import { findUsers } from '../../people/identity/queries'
import { limitLookups } from './internal/limit'
import { presentCover, presentDealer } from './present'

const MOST = { tenMinutes: 30, day: 200 }

/**
 * Returns the current state of a certificate, whatever it was when issued; `{}` for an unknown code. Refuses TOO_MANY.
 */
export async function loadCertificate(ctx: Ctx, code: string) {
  await limitLookups(ctx, `certificate:${ctx.ip}`, MOST)
  const [row] = await ctx.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.code, code), eq(certificates.distId, ctx.dist.distId)))
  const holder = row && (await findUsers(ctx, [row.holderId])).get(row.holderId)
  if (!row || !holder) return {}
  if (row.orderSn === '') return presentDealer(row, holder, await countOnSale(ctx, row.holderId))
  const order = await loadOrderDetail(ctx, { orderSn: row.orderSn, viewerId: row.holderId })
  const { coverTiers } = await loadRules(ctx, { mode: order.mode, gameId: order.gameId })
  return presentCover(row, holder, { status: order.status, tier: coverTiers.find(({ id }) => id === order.ensureId) })
}
