import { and, eq, inArray, isNull } from 'drizzle-orm'
import { BLACK_RESULT } from '@/lib/shared/trade/trust'
import { blackEntries, blackLookups, rulings } from '../../../db/schema/trust'
import type { UserCtx } from '../../../runtime/context'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { limitLookups } from './internal/limit'
import { presentRuling } from './present'
import { hashAccount, maskAccount } from './rules'
import { accountsIn } from './rules-lookup'

const MOST = { tenMinutes: 30, day: 100 }

/**
 * Exact match over all kinds, of every account that the text names. `clean` means compared and without an entry; `none`
 * that the text can be no account, or that a listed number is only part of it, so it is no clean bill. Reports that nobody
 * has decided yet do not show. The caller's own list keeps that it was asked. Refuses TOO_MANY.
 */
export async function checkAccount(ctx: UserCtx, input: { content: string }) {
  await limitLookups(ctx, `black:${ctx.user.userId}`, MOST)
  const { whole, named, within } = accountsIn(input.content)
  const hashes = new Map([...within, ...named].map((account) => [hashAccount(ctx.vault, account), account]))
  if (hashes.size === 0) return { result: BLACK_RESULT.none, list: [] }
  const listed = await ctx.db
    .select({ ruling: rulings, hash: blackEntries.valueHash })
    .from(blackEntries)
    .innerJoin(rulings, eq(rulings.code, blackEntries.rulingCode))
    .where(and(inArray(blackEntries.valueHash, [...hashes.keys()]), isNull(blackEntries.liftedAt)))
  const found = listed.find(({ hash }) => named.includes(hashes.get(hash) ?? ''))
  if (!found && (whole === '' || listed.length > 0)) return { result: BLACK_RESULT.none, list: [] }
  const rulingCode = found?.ruling.code ?? ''
  const asked = (found && hashes.get(found.hash)) ?? whole
  const valueMask = maskAccount(/^1\d{10}$/.test(asked) ? 3 : 1, asked)
  await ctx.db.insert(blackLookups).values({ userId: ctx.user.userId, valueMask, rulingCode, createdAt: ctx.now() })
  if (!found) return { result: BLACK_RESULT.clean, list: [] }
  return { result: BLACK_RESULT.black, list: [presentRuling(found.ruling, await gameNames(ctx))] }
}
