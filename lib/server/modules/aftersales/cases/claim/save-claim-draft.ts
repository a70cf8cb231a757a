import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { type Fen, fenText, lesserOf, ZERO } from '@/lib/shared/money/money'
import type { BanCause } from '@/lib/shared/trade/ban-claims'
import { CLAIMS_OF_ORDER, type ClaimKind, isBan } from '@/lib/shared/trade/claims'
import type { Tx } from '../../../../db/client'
import { freeNumber } from '../../../../db/free-number'
import { type ClaimedBan, claims } from '../../../../db/schema/aftersales/cases'
import { singleRow } from '../../../../db/single-row'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { claimantOf } from '../../../orders/trading/flow/cover-of'
import { lockClaimable } from '../../../orders/trading/staff/lock-claimed-order'
import type { CoverInForce, Order } from '../../../orders/trading/types'
import { banPrice, newClaimSn } from './rules'
import type { Claim } from './types'

export interface DraftInput {
  orderSn: OrderSn
  kind: ClaimKind
  /** Top-ups stated by the buyer, for claims of kind `topUps`. */
  topUp?: Fen
  /** Of claims about a ban, as the operator's notice says. */
  banDate?: string
  banCause?: BanCause
  causeDate?: string
  banDays?: number
  statement: string
}

/**
 * Saves a draft of a claim until it is filed; only its author can read it. Refuses NOT_FOUND, ELSEWHERE,
 * NO_CLAIM, CLAIM_OPEN, INVALID_INPUT.
 */
export async function saveClaimDraft(ctx: UserCtx, input: DraftInput): Promise<{ claimSn: string }> {
  const rulesOf = await loadRuleBook(ctx)
  return inTx(ctx, async (tx) => {
    const { order, cover } = await lockClaimable(ctx, tx, { orderSn: input.orderSn, rulesOf })
    const { sn } = await writeDraft(tx, { order, cover, input, at: ctx.now() })
    return { claimSn: sn }
  })
}

/** Creates or overwrites the order's only draft. The caller holds the order's lock. */
export async function writeDraft(
  tx: Tx,
  { order, cover, input, at }: { order: Order; cover: CoverInForce; input: DraftInput; at: Date },
): Promise<Claim> {
  const { kind, statement } = input
  if (!cover.kinds.includes(kind)) throw refuse('INVALID_INPUT', `${cover.name}不赔这种情况`, { field: 'kind' })
  const topUpFen = kind === 'topUps' ? (input.topUp ?? ZERO) : ZERO
  const stated = { kind, statement, topUpFen, ban: banIn(input, cover) }
  const ofOrder = eq(claims.orderId, order.id)
  const [saved] = await tx
    .update(claims)
    .set({ ...stated, ...coverColumns(cover, stated.ban) })
    .where(and(ofOrder, eq(claims.stage, 'draft')))
    .returning()
  if (saved) return saved
  const why = await whyNone(tx, order.id)
  if (why !== null) throw refuse('CLAIM_OPEN', why)
  return insertDraft(tx, { order, cover, at, stated })
}

/** Returns the reason shown to the buyer why no further claim can be started for an order; null if one can. */
async function whyNone(tx: Tx, orderId: number): Promise<string | null> {
  const ofOrder = eq(claims.orderId, orderId)
  if ((await tx.$count(claims, and(ofOrder, ne(claims.stage, 'closed')))) > 0) return '这笔订单已有理赔，不能再次申请'
  if ((await tx.$count(claims, and(ofOrder, isNotNull(claims.paidAt)))) > 0) return '这笔订单已经赔付过'
  return (await tx.$count(claims, ofOrder)) >= CLAIMS_OF_ORDER
    ? `同一笔订单最多申请${CLAIMS_OF_ORDER}次理赔，请联系客服`
    : null
}

/**
 * Returns the order's existing draft, or creates an empty one; null if no claim can be started. The caller holds the
 * order's lock.
 */
export async function beginDraft(
  tx: Tx,
  { order, cover }: { order: Order; cover: CoverInForce | null },
  at: Date,
): Promise<string | null> {
  const [existing] = await tx
    .select({ sn: claims.sn })
    .from(claims)
    .where(and(eq(claims.orderId, order.id), eq(claims.stage, 'draft')))
  if (existing) return existing.sn
  const [kind] = cover?.kinds ?? []
  if (!cover || !kind || (await whyNone(tx, order.id)) !== null) return null
  const { sn } = await insertDraft(tx, { order, cover, at, stated: { kind, statement: '', topUpFen: ZERO, ban: null } })
  return sn
}

type Stated = Pick<Claim, 'kind' | 'statement' | 'topUpFen' | 'ban'>

/** Returns the ban as stated; null for other kinds. What is missing in a draft is empty. */
export function banIn(
  { kind, banDate = '', banCause = 'unknown', causeDate = '', banDays = 0 }: DraftInput,
  { rent, disclosed }: CoverInForce,
): ClaimedBan | null {
  if (!isBan(kind)) return null
  const ban = { date: banDate, cause: banCause, causeDate, disclosed }
  return rent ? { ...ban, days: banDays, hour: fenText(rent.hour) } : ban
}

/** Stored whenever a draft is saved or filed, because a dispute may have reduced the price in between. */
function coverColumns({ ensureId, name, price, most, rent }: CoverInForce, ban: ClaimedBan | null) {
  const stated = rent && ban?.days ? lesserOf(banPrice(ban, { rent }), most) : price
  return { ensureId, coverName: name, priceFen: stated > 0n ? stated : price, mostFen: most }
}

async function insertDraft(
  tx: Tx,
  { order, cover, at, stated }: { order: Order; cover: CoverInForce; at: Date; stated: Stated },
): Promise<Claim> {
  const sn = await freeNumber(tx, claims.sn, () => newClaimSn(at))
  const draft = singleRow(
    await tx
      .insert(claims)
      .values({
        sn,
        orderId: order.id,
        orderSn: order.sn,
        distId: order.distId,
        ...partiesOf(order),
        title: order.snapshot.bigTitle,
        ...coverColumns(cover, stated.ban),
        ...stated,
        createdAt: at,
      })
      .returning(),
  )
  return draft
}

/** Who claims and who is liable: of a rental its owner claims from the renter. */
function partiesOf(order: Order): Pick<Claim, 'buyerId' | 'sellerId'> {
  const { buyerId } = order
  const sellerId = order.sellerId as UserId
  return claimantOf(order) === 'buyer' ? { buyerId, sellerId } : { buyerId: sellerId, sellerId: buyerId }
}
