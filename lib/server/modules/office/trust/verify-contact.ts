import { and, eq, inArray } from 'drizzle-orm'
import { publishedContacts } from '@/lib/shared/site/site-contacts'
import type { VerifyKind } from '@/lib/shared/trade/trust'
import { staffContacts } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { limitLookups } from './internal/limit'
import { presentContact, presentPublished } from './present'
import { falseAmong } from './queries-published'

const MOST = { tenMinutes: 30, day: 200 }

/**
 * Checks whether a contact is genuine on this host: registered by it or by the platform, or published on its pages. `{}`
 * if it is not, or no longer. Refuses TOO_MANY.
 */
export async function verifyContact(ctx: Ctx, input: { queryType: VerifyKind; queryValue: string }) {
  await limitLookups(ctx, `verify:${ctx.user ? `u${ctx.user.userId}` : ctx.ip}`, MOST)
  const { queryType, queryValue } = input
  const asked = queryType === 1 ? { qq: [queryValue], wechat: [] } : { qq: [], wechat: [queryValue] }
  if ((await falseAmong(ctx, asked)).length > 0) return {}
  const [found] = await ctx.db
    .select()
    .from(staffContacts)
    .where(
      and(
        eq(staffContacts.kind, queryType),
        eq(staffContacts.value, queryValue),
        inArray(staffContacts.distId, [0, ctx.dist.distId]),
        eq(staffContacts.active, true),
      ),
    )
  if (found) return presentContact(found, input)
  const { qq, wechat } = publishedContacts(ctx.dist.conf)
  return (queryType === 1 ? qq : wechat).includes(queryValue) ? presentPublished(input) : {}
}
