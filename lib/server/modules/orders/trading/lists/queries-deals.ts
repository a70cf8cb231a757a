import { inArray } from 'drizzle-orm'
import type { DealRow } from '@/lib/contract/entities/deal'
import { type Paging, presentPage } from '../../../../db/page'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { findInvitation, listInvitations, openCode } from '../../../market/intermediary/queries'
import type { DealInvitation } from '../../../market/intermediary/types'
import { findUsers } from '../../../people/identity/queries'
import { presentDeal } from './present-deals'

/** Returns deals of this host to which the caller invited someone, or was invited. */
export async function listDeals(ctx: UserCtx, paging: Paging) {
  const found = await listInvitations(ctx, paging)
  const shown = await dealsOf(ctx, found.list)
  return presentPage(found, ({ orderId }) => shown.get(orderId) ?? [])
}

/** Returns the deal behind an invitation link. Refuses NOT_FOUND, DEAL_OTHER. */
export async function loadInvitation(ctx: UserCtx, code: string): Promise<DealRow> {
  const invitation = await findInvitation(ctx, code)
  const deal = (await dealsOf(ctx, [invitation])).get(invitation.orderId)
  if (!deal) throw refuse('NOT_FOUND', '邀请不存在，请核对链接')
  return deal
}

async function dealsOf(ctx: UserCtx, invitations: readonly DealInvitation[]): Promise<Map<number, DealRow>> {
  if (invitations.length === 0) return new Map()
  const ids = invitations.map(({ orderId }) => orderId)
  const [rulesOf, rows, people] = await Promise.all([
    loadRuleBook(ctx),
    ctx.db.select().from(orders).where(inArray(orders.id, ids)),
    findUsers(
      ctx,
      invitations.map(({ inviterId }) => inviterId),
    ),
  ])
  const { userId } = ctx.user
  return new Map(
    invitations.flatMap((invitation) => {
      const order = rows.find(({ id }) => id === invitation.orderId)
      if (!order) return []
      const asker = people.get(invitation.inviterId)?.nickName ?? '已注销用户'
      const rules = rulesOf(order)
      const view = { order, invitation, userId, asker, code: openCode(ctx, invitation), rules, now: ctx.now() }
      return [[order.id, presentDeal(view)] as const]
    }),
  )
}
