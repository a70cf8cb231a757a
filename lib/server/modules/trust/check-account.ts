import { and, eq, isNull } from 'drizzle-orm'
import { BLACK_RESULT, isAccount, normalAccount } from '@/lib/shared/trust'
import { blackEntries, blackLookups, rulings } from '../../db/schema/trust'
import type { UserCtx } from '../../runtime/context'
import { gameNames } from '../catalog/queries-games'
import { limitLookups } from './internal/limit'
import { presentRuling } from './present'
import { hashAccount, maskAccount } from './rules'

const MOST = { tenMinutes: 30, day: 100 }

const isMobile = (text: string): boolean => /^1\d{10}$/.test(normalAccount(text))

/**
 * Exact match over all kinds. `none` means that nothing was compared because the text can be no account, so it is no
 * clean bill; `clean` means compared and without an entry. Reports that nobody has decided yet do not show. The caller's own list keeps that it was asked. Refuses TOO_MANY.
 */
export async function checkAccount(ctx: UserCtx, input: { content: string }) {
  await limitLookups(ctx, `black:${ctx.user.userId}`, MOST)
  if (!isAccount(input.content)) return { result: BLACK_RESULT.none, list: [] }
  const [found] = await ctx.db
    .select({ ruling: rulings })
    .from(blackEntries)
    .innerJoin(rulings, eq(rulings.code, blackEntries.rulingCode))
    .where(and(eq(blackEntries.valueHash, hashAccount(ctx.vault, input.content)), isNull(blackEntries.liftedAt)))
  const rulingCode = found?.ruling.code ?? ''
  const valueMask = maskAccount(isMobile(input.content) ? 3 : 1, input.content)
  await ctx.db.insert(blackLookups).values({ userId: ctx.user.userId, valueMask, rulingCode, createdAt: ctx.now() })
  if (!found) return { result: BLACK_RESULT.clean, list: [] }
  return { result: BLACK_RESULT.black, list: [presentRuling(found.ruling, await gameNames(ctx))] }
}
