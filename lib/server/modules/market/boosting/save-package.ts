import { and, eq } from 'drizzle-orm'
import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import type { Fen } from '@/lib/shared/money/money'
import { depositError, type ServiceKind } from '@/lib/shared/trade/service-terms'
import { boosterPackages, boosters } from '../../../db/schema/market/boosting'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findGame } from '../../listings/catalog/games/queries-games'
import { holdPerson } from '../../people/identity/queries-person'

/** Maximum packages per booster, including hidden ones. */
const MOST_PACKAGES = 30

export interface PackageForm {
  /** Absent: a new package. */
  packageId?: number
  kind: ServiceKind
  gid: number
  title: string
  price: Fen
  hours: number
  safety: Fen
  efficiency: Fen
  on: boolean
}

/**
 * Creates or updates a package of the caller; existing orders keep their terms. It is shown only where trade is open, and
 * can be hidden anywhere. Refuses BOOSTER_NEEDED, NOT_FOUND, INVALID_INPUT, MODE_OFF.
 */
export async function savePackage(ctx: UserCtx, form: PackageForm): Promise<void> {
  const { packageId, kind, gid, title, price, hours, safety, efficiency, on } = form
  const { userId: boosterId } = ctx.user
  await findGame(ctx, gid)
  const { tradeOpen } = await loadRules(ctx, { mode: kind, gameId: gid, distId: ctx.dist.distId })
  if (on && !tradeOpen) throw refuse('MODE_OFF')
  const error = depositError(price, safety, efficiency)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'efficiency' })
  const [booster] = await ctx.db.select().from(boosters).where(eq(boosters.userId, boosterId))
  if (booster?.state !== 'active') throw refuse('BOOSTER_NEEDED')
  const terms = {
    kind,
    gameId: gid,
    title: maskContacts(title),
    hours,
    priceFen: price,
    safetyFen: safety,
    efficiencyFen: efficiency,
  }
  const row = { ...terms, isShown: on }
  const own = eq(boosterPackages.boosterId, boosterId)
  if (packageId) {
    const changed = await ctx.db
      .update(boosterPackages)
      .set(row)
      .where(and(own, eq(boosterPackages.id, packageId)))
      .returning({ id: boosterPackages.id })
    if (changed.length === 0) throw refuse('NOT_FOUND', '套餐不存在')
    return
  }
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, boosterId)
    if ((await tx.$count(boosterPackages, own)) >= MOST_PACKAGES)
      throw refuse('INVALID_INPUT', `最多${MOST_PACKAGES}个套餐，请修改已有的套餐`)
    await tx.insert(boosterPackages).values({ ...row, boosterId, createdAt: ctx.now() })
  })
}
