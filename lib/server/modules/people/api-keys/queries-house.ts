import { and, desc, isNull } from 'drizzle-orm'
import type { Paging } from '../../../db/page'
import { apiKeys } from '../../../db/schema/people/api-keys'
import type { StaffCtx } from '../../../runtime/context'
import { findUsers } from '../identity/queries'
import { hasKeyMembership } from '../staff/find-key-membership'
import { ofOwnHouse } from './internal/of-own-house'
import { presentHouseKey } from './present'
import { callsOf, NAMED } from './queries'

/** Lists keys of the caller's house that are in use, newest first, with whether each still opens anything. */
export async function listHouseKeys(ctx: StaffCtx) {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(ofOwnHouse(ctx), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.id))
  const people = await findUsers(
    ctx,
    rows.map(({ userId }) => userId),
  )
  const list = rows.map(async (row) => {
    const isInForce = await hasKeyMembership(ctx, row)
    return presentHouseKey(row, { by: people.get(row.userId)?.nickName ?? '', isInForce })
  })
  return { list: await Promise.all(list) }
}

/** Lists calls made with keys of the caller's house, newest first. */
export async function listHouseCalls(ctx: StaffCtx, input: Paging & { keyId?: number; failed?: boolean }) {
  const keys = await ctx.db.select(NAMED).from(apiKeys).where(ofOwnHouse(ctx))
  return callsOf(ctx, keys, input)
}
