import { and, eq, inArray } from 'drizzle-orm'
import { publishedContacts } from '@/lib/shared/site/site-contacts'
import type { VerifyKind } from '@/lib/shared/trade/trust'
import { staffContacts } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { limitLookups } from './internal/limit'
import { presentContact, presentPublished } from './present'
import { findFalseContacts } from './queries-published'

const MOST = { tenMinutes: 30, day: 200 }

/**
 * Checks whether a contact is genuine on this host: registered by it or by the platform, or published on its pages. `{}`
 * if it is not, or no longer. Refuses TOO_MANY.
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
  if (found) return presentContact(found, input)
  const { conf } = ctx.dist
  const { qq, wechat } = publishedContacts(conf)
  if (!(input.queryType === 1 ? qq : wechat).includes(input.queryValue)) return {}
  const fakes = await findFalseContacts(ctx, conf)
  return fakes.some(({ value }) => value === input.queryValue) ? {} : presentPublished(input)
}
