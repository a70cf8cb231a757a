import { and, eq, inArray } from 'drizzle-orm'
import type { VerifyKind } from '@/lib/shared/trade/trust'
import { staffContacts } from '../../../db/schema/trust'
import type { Ctx } from '../../../runtime/context'
import { limitLookups } from './internal/limit'
import { presentContact } from './present'

const MOST = { tenMinutes: 30, day: 200 }

/** Genuine on this host: its own service members and the platform's. `{}` when it is not ours, or no longer. Refuses TOO_MANY. */
export async function verifyContact(ctx: Ctx, input: { queryType: VerifyKind; queryValue: string }) {
  await limitLookups(ctx, `verify:${ctx.user ? `u${ctx.user.userId}` : ctx.ip}`, MOST)
  const [found] = await ctx.db
    .select()
    .from(staffContacts)
    .where(
      and(
        eq(staffContacts.kind, input.queryType),
        eq(staffContacts.value, input.queryValue),
        inArray(staffContacts.distId, [0, ctx.dist.distId]),
        eq(staffContacts.active, true),
      ),
    )
  return found ? presentContact(found, input) : {}
}
