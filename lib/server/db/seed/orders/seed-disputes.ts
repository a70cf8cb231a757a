import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { ACCOUNT, goodsType, PROPS } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan, shareOf } from '@/lib/shared/money/money'
import { applyDisputeAction } from '../../../modules/aftersales/cases/dispute/apply-dispute-action'
import { issueRuling, type RulingInput } from '../../../modules/aftersales/cases/dispute/issue-ruling'
import { openDispute } from '../../../modules/aftersales/cases/dispute/open-dispute'
import { processDueDisputes } from '../../../modules/aftersales/cases/dispute/process-due-disputes'
import { disputeOfOrder } from '../../../modules/aftersales/cases/dispute/queries'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { assignOrder } from '../../../modules/office/desk/assign-order'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import { findDeskOrder } from '../../../modules/orders/trading/staff/queries-desk'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import { goods, onShelf } from '../../schema/listings/catalog'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import { ROLES } from './chat-words'
import { actAs, actAsService, demoServices } from './demo-services'
import { DISPUTE_PLANS, type DisputePlan } from './dispute-plan'
import { ledSale } from './led-sale'
import type { RentalsInput } from './seed-rentals'
import { stepOrder } from './step-order'

const HOUR = 3_600_000
type Item = typeof goods.$inferSelect

/**
 * Seeds disputes at every stage and with every outcome, between the demo buyer and the demo seller and with others,
 * through the real business functions.
 */
export async function seedDisputes({ db, log, vault, now, users, random }: RentalsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const staff = users.staff.map((member) => actAsService(services, member))
  const others = users.members.slice(24, 40)
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const shelf = async (sellers: UserId[], [least, most]: readonly [number, number], typeId = PROPS): Promise<Item[]> =>
    db
      .select()
      .from(goods)
      .where(
        and(
          ...[onShelf, inArray(goods.sellerId, sellers), eq(goods.goodsTypeId, typeId)],
          ...[
            gt(goods.priceFen, fen(least)),
            lt(goods.priceFen, fen(most)),
            gt(goods.stock, typeId === ACCOUNT ? 0 : 3),
          ],
        ),
      )
      .orderBy(asc(goods.sn))
      .limit(20)
  const own = await shelf([users.seller], [4000, 150_000])
  const other = await shelf(users.members.slice(0, 12), [4000, 150_000])
  const large = await shelf(users.members.slice(0, 24), [200_000, 900_000], ACCOUNT)

  const deliver = async (plan: DisputePlan, buyer: UserCtx, item: Item): Promise<OrderSn> => {
    ago(plan.ago + 3)
    const listedAt = new Date(clock.getTime() - 24 * HOUR)
    if (listedAt < item.createdAt) await db.update(goods).set({ createdAt: listedAt }).where(eq(goods.id, item.id))
    await creditSandbox(buyer, fen(item.priceFen * 2n), 1)
    const wanted = { goodsSn: item.sn as GoodsSn, price: fen(item.priceFen), goodsNum: 1, ensureId: 0 }
    const { orderSn } = await createOrder(buyer, {
      ...wanted,
      roleName: goodsType(item.goodsTypeId).receiver ? random.pick(ROLES) : '',
    })
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    ago(plan.ago + 2)
    const seller = as(item.sellerId)
    if (item.goodsTypeId === ACCOUNT)
      await ledSale({ services, staff: users.staff, orderSn, buyer, seller }).lead((minutes) =>
        ago(plan.ago + 2 - minutes / 60),
      )
    else {
      const note = '给过去了，看一下，截图在这。'
      await stepOrder(seller, { orderSn, action: 'deliver', note, pictures: await orderEvidence(seller, orderSn) })
    }
    if (!plan.isHeld) return orderSn
    ago(plan.ago + 1)
    await stepOrder(buyer, { orderSn, action: 'confirm' })
    return orderSn
  }

  const play = async (plan: DisputePlan): Promise<void> => {
    const of = plan.isLarge ? large : plan.with === 'buyer' ? other : own
    const item = of.shift()
    if (!item) throw new Error('the demo catalogue has no props to dispute')
    of.push(item)
    const buyer = as(plan.with === 'seller' ? random.pick(others) : users.buyer)
    const sides = { buyer, seller: as(item.sellerId) }
    const orderSn = await deliver(plan, buyer, item)
    const price = fen(item.priceFen)
    const share = (percent: number): Fen => shareOf(price, percent * 100)
    ago(plan.ago)
    const { by, kind, want, says: statement, part, ago: hours } = plan
    const filled = statement.replace('{item}', item.smallTitleName)
    const pictures = await orderEvidence(sides[by], orderSn)
    const wanted = { orderSn, kind, want, statement: filled, pictures }
    const { disputeSn } = await openDispute(sides[by], { ...wanted, refund: part ? share(part) : undefined })
    let rulings = 0
    for (const event of plan.events) {
      ago(hours - event.after)
      if (event.by === 'clock') await processDueDisputes(systemCtx(services, NO_DIST), { limit: 50 })
      else if (event.by === 'service') {
        const { rule, facts, back, fault = 'seller' } = event
        const refund = share(back)
        const ruling = { disputeSn, facts, rule, refund, seller: fen(price - refund), fault }
        const agent = staff[rulings++ % staff.length] as StaffCtx
        await leadOrder(agent, orderSn)
        await issueRuling(asking(agent, ruling), ruling)
      } else
        await applyDisputeAction(sides[event.by], {
          disputeSn,
          ...(await inputOf(event, sides[event.by], orderSn, share)),
        })
    }
  }

  for (const plan of DISPUTE_PLANS.toSorted((a, b) => b.ago - a.ago)) await play(plan)
}

async function leadOrder(agent: StaffCtx, orderSn: OrderSn): Promise<void> {
  const { serviceId } = await findDeskOrder(agent, orderSn)
  if (serviceId !== agent.user.userId) await assignOrder(agent, { orderSn, reason: '原客服已下班，由我处理' })
}

/** Context with the original call, because a call that waits for a second member is stored in that form. */
const asking = (ctx: StaffCtx, { refund, seller, ...words }: RulingInput): StaffCtx => ({
  ...ctx,
  staff: {
    ...ctx.staff,
    permission: 'disputes.rule',
    request: {
      call: 'POST /desk/ruleDispute',
      input: { ...words, refund: fenToYuan(refund), seller: fenToYuan(seller) },
      parties: [],
    },
  },
})

type Acting = Exclude<DisputePlan['events'][number], { by: 'clock' | 'service' }>

async function inputOf(event: Acting, ctx: UserCtx, orderSn: OrderSn, share: (percent: number) => Fen) {
  const base = { action: event.act, note: '', refund: null, full: false, proposalId: null, pictures: [] as string[] }
  if (event.act === 'accept')
    return { ...base, proposalId: (await disputeOfOrder(ctx, orderSn)).dispute?.offerId ?? null }
  const { note = '', back, act } = event
  const shows = act === 'contest' || act === 'show' || act === 'appeal'
  return {
    ...base,
    note,
    refund: back === undefined ? null : share(back),
    pictures: shows ? await orderEvidence(ctx, orderSn) : [],
  }
}
