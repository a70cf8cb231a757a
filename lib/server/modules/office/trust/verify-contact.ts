import { and, eq, inArray } from 'drizzle-orm'
import type { VerifyKind } from '@/lib/shared/trade/trust'
import { staffContacts } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { limitLookups } from './internal/limit'
import { presentContact } from './present'

const MOST = { tenMinutes: 30, day: 200 }

/**
 * Checks whether a contact is genuine on this host: of its own service staff or the platform's. `{}` if it is not, or
 * no longer. Refuses TOO_MANY.
 */
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
