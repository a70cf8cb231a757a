import { and, eq, gte } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { credentialViews, orderCredentials } from '../../../db/schema/orders/trading'
import { inTx, type StaffCtx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { takeStep } from './flow/take-step'
import { lockForStaff, lockKnownOrder, partyOf } from './internal/find-order'
import { noteOrder } from './internal/note-order'
import { MODES } from './modes/table'
import { placeOf, stepOf } from './rules'
import type { Order } from './types'

export interface HandedOver {
  account: string
  password: string
  note: string
  /** How often the caller has viewed it, including this time. */
  views: number
}

/**
 * Shows delivered credentials to the recipient defined by the order's mode, while the mode allows it. Refuses
 * NOT_FOUND, ELSEWHERE, FORBIDDEN, ORDER_STATE.
 */
export async function loadCredentials(ctx: UserCtx, { orderSn }: { orderSn: OrderSn }): Promise<HandedOver> {
  const rulesOf = await loadRuleBook(ctx)
  return inTx(ctx, async (tx, effects) => {
    const order = await lockKnownOrder(ctx, tx, orderSn)
    const mode = MODES[order.mode]
    if (partyOf(order, ctx.user.userId) !== mode.reader) throw refuse('FORBIDDEN')
    if (!mode.reveals(order)) throw refuse('ORDER_STATE', '现在不能查看账号资料')
    const shown = await show(ctx, tx, order)
    // the first view may take step `start`, for example of a rental
    if (shown.views === 1 && typeof stepOf(mode, placeOf(order), 'start', 'buyer') === 'object') {
      const { vault, user } = ctx
      const deal = { tx, effects, vault, order, rules: rulesOf(order), at: ctx.now(), userId: user.userId, input: {} }
      await takeStep({ ...deal, actor: 'buyer' }, 'start')
    }
    return shown
  })
}

/**
 * Shows staff what a member submitted: for purchases by the platform any of them, for sales only the order's lead.
 * Views are audited, and the first one of each staff member is added to the order's timeline. Refuses NOT_FOUND,
 * FORBIDDEN, ORDER_STATE.
 */
export async function viewSubmitted(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }): Promise<HandedOver> {
  return inTx(ctx, async (tx) => {
    const order = await lockForStaff(ctx, tx, orderSn)
    const isOfHouse = order.buyerId === HOUSE_ID
    if (!leads(ctx, order)) throw refuse('FORBIDDEN', '只有跟进这笔订单的客服能查看')
    if (!MODES[order.mode].staffReads(order)) throw refuse('ORDER_STATE', '现在不能查看账号资料')
    await recordAudit(tx, ctx, { action: 'order.credentials', target: `order:${orderSn}` })
    const shown = await show(ctx, tx, order)
    if (!isOfHouse && shown.views === 1)
      await noteOrder(tx, order, { action: 'look', actor: 'service', explain: '客服查看了提交的账号', at: ctx.now() })
    return shown
  })
}

const leads = (ctx: Pick<StaffCtx, 'user'>, { buyerId, serviceId }: Order): boolean =>
  buyerId === HOUSE_ID || serviceId === ctx.user.userId

type Reader = Pick<StaffCtx, 'user'> & { db: Db | Tx }

/** Returns whether something was submitted and the caller may read it. */
export const mayReadSubmitted = async (ctx: Reader, order: Order): Promise<boolean> =>
  MODES[order.mode].staffReads(order) &&
  leads(ctx, order) &&
  (await ctx.db.$count(orderCredentials, eq(orderCredentials.orderId, order.id))) > 0

/** Returns whether the caller has read what was submitted last. */
export async function hasReadSubmitted({ db, user }: Reader, { id }: Order): Promise<boolean> {
  const [seen] = await db
    .select({ id: credentialViews.id })
    .from(credentialViews)
    .innerJoin(orderCredentials, eq(orderCredentials.orderId, credentialViews.orderId))
    .where(
      and(
        eq(credentialViews.orderId, id),
        eq(credentialViews.userId, user.userId),
        gte(credentialViews.createdAt, orderCredentials.createdAt),
      ),
    )
    .limit(1)
  return seen !== undefined
}

/** Records the view before anything is shown. Refuses ORDER_STATE if nothing was delivered. */
async function show(ctx: UserCtx, tx: Tx, order: Order): Promise<HandedOver> {
  const { userId } = ctx.user
  const [row] = await tx
    .select({ cipher: orderCredentials.cipher })
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, order.id))
  if (!row) throw refuse('ORDER_STATE', '还没有提交账号资料')
  await tx.insert(credentialViews).values({ orderId: order.id, userId, ip: ctx.ip, createdAt: ctx.now() })
  const views = await tx.$count(
    credentialViews,
    and(eq(credentialViews.orderId, order.id), eq(credentialViews.userId, userId)),
  )
  return { ...JSON.parse(ctx.vault.open('credentials', order.sn, row.cipher)), views }
}
