import { and, desc, eq, or } from 'drizzle-orm'
import { type Paging, pageOf } from '../../../db/page'
import { dealInvitations } from '../../../db/schema/market/intermediary'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadUser } from '../../people/identity/queries'
import { codeHashOf, contextOf, phoneHashOf } from './rules'
import type { DealInvitation } from './types'

/**
 * Returns the invitation behind a link, for its inviter and for the invited mobile. Anyone else with the link only
 * learns that it is not theirs. Refuses NOT_FOUND, DEAL_OTHER.
 */
export async function findInvitation(ctx: UserCtx, code: string): Promise<DealInvitation> {
  const [row] = await ctx.db
    .select()
    .from(dealInvitations)
    .where(and(eq(dealInvitations.codeHash, codeHashOf(ctx.vault, code)), eq(dealInvitations.distId, ctx.dist.distId)))
  if (!row) throw refuse('NOT_FOUND', '邀请不存在，请核对链接')
  const { userId } = ctx.user
  const isTheirs = row.inviterId === userId || row.answeredBy === userId
  if (!isTheirs && row.phoneHash !== (await ownPhoneHash(ctx))) throw refuse('DEAL_OTHER')
  return row
}

/** Returns invitations on this host that the caller sent or received, newest first. */
export async function listInvitations(ctx: UserCtx, paging: Paging) {
  const phoneHash = await ownPhoneHash(ctx)
  const { userId } = ctx.user
  const mine = and(
    eq(dealInvitations.distId, ctx.dist.distId),
    or(
      eq(dealInvitations.inviterId, userId),
      eq(dealInvitations.answeredBy, userId),
      phoneHash ? eq(dealInvitations.phoneHash, phoneHash) : undefined,
    ),
  )
  const rows = ctx.db.select().from(dealInvitations).where(mine).orderBy(desc(dealInvitations.orderId))
  return pageOf(rows, () => ctx.db.$count(dealInvitations, mine), paging)
}

async function ownPhoneHash(ctx: UserCtx): Promise<string | null> {
  const { phone } = await loadUser(ctx)
  return phone ? phoneHashOf(ctx.vault, phone) : null
}

/** The code of an invitation's link. */
export const openCode = (ctx: Pick<UserCtx, 'vault'>, row: DealInvitation): string =>
  ctx.vault.open('deal', contextOf(row), row.codeSealed)
