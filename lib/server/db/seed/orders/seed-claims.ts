import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { type ClaimKind, isTakenBack } from '@/lib/shared/trade/claims'
import { applyClaimAction } from '../../../modules/aftersales/cases/claim/apply-claim-action'
import { createClaim } from '../../../modules/aftersales/cases/claim/create-claim'
import { processDueClaims } from '../../../modules/aftersales/cases/claim/process-due-claims'
import { reviewClaim } from '../../../modules/aftersales/cases/claim/review-claim'
import { saveClaimDraft } from '../../../modules/aftersales/cases/claim/save-claim-draft'
import { sendOwnershipChecks } from '../../../modules/aftersales/cases/claim/send-ownership-checks'
import { findCitationsOf } from '../../../modules/core/legal/queries-citations'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { createAccountReport } from '../../../modules/office/trust/create-account-report'
import { processDueOrders } from '../../../modules/orders/trading/flow/process-due-orders'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import type { UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import { goods, onShelf } from '../../schema/listings/catalog'
import { blackReports } from '../../schema/office/trust'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import { CLAIM_PLANS, type ClaimPlan } from './claim-plan'
import { actAs, actAsService, demoServices } from './demo-services'
import { ledSale } from './led-sale'
import type { RentalsInput } from './seed-rentals'
import { stepOrder } from './step-order'

const HOUR = 3_600_000
type Item = typeof goods.$inferSelect

/**
 * Seeds cover claims in every state, between the demo buyer and the demo seller and with others, through the real
 * business functions.
 */
export async function seedClaims({ db, log, vault, now, users, random }: RentalsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const system = systemCtx(services, NO_DIST)
  const [judge] = users.staff.map((member) => actAsService(services, member))
  if (!judge) throw new Error('nobody of staff decides claims')
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const ring = async () => {
    while ((await processDueClaims(system, { limit: 50 })) > 0);
    while ((await processDueOrders(system, { limit: 50 })) > 0);
  }
  const accounts = (whose: SQL): Promise<Item[]> =>
    db
      .select()
      .from(goods)
      .where(
        and(
          ...[onShelf, whose, eq(goods.goodsTypeId, ACCOUNT), eq(goods.canEnsure, true), eq(goods.reserved, 0)],
          ...[gt(goods.priceFen, fen(3000)), lt(goods.priceFen, fen(150_000))],
        ),
      )
      // negotiable items last, because some have open offers for the demo seller; dear ones first, which are signed
      .orderBy(asc(goods.bargain), desc(sql`${goods.priceFen} >= 20000`), asc(goods.id))
      .limit(CLAIM_PLANS.length)
  const shelves = {
    demo: await accounts(eq(goods.sellerId, users.seller)),
    others: await accounts(inArray(goods.sellerId, users.members.slice(0, 12))),
  }
  const decide = async (
    claimSn: string,
    { orderSn, kind, ban }: { orderSn: OrderSn; kind: ClaimKind; ban?: ClaimPlan['ban'] },
    grant: boolean,
  ) => {
    const facts = grant
      ? '登录记录显示账号从新设备改绑，改绑所用身份与原实名一致，不是买家操作；验号截图和核对单齐全。'
      : '登录记录显示，账号先在异地被他人登录并改了密码，属于买家外借后丢失。'
    if (ban) {
      const found = grant
        ? '通知写明违规在交付之前，登录记录显示当时由卖家使用，验号截图齐全。'
        : '官方客服确认违规发生在收货之后，登录记录只有买家的设备。'
      await reviewClaim(judge, {
        claimSn,
        grant,
        finding: ban.finding,
        facts: found,
        rule: grant ? '账号规则 4.6' : '账号规则 4.5',
      })
      return
    }
    const signed = (await findCitationsOf(db, [orderSn])).get(orderSn)
    const clause = isTakenBack(kind) ? signed?.takingBack?.name : undefined
    const rule = grant ? (clause ?? '争议处理规则 3.4') : '账号规则 4.5'
    await reviewClaim(judge, { claimSn, grant, facts, rule })
  }

  /** The buyer reports the seller who took the account back; staff have not decided yet. */
  const report = async (buyer: UserCtx, orderSn: OrderSn) => {
    ago(6)
    const { sn } = await createAccountReport(buyer, {
      kind: 4,
      content: `demo${orderSn.slice(-6)}`,
      reason: 'retrieve',
      story: '交易完成后账号被卖家用身份证申诉找回，理赔已通过，卖家到期没有归还，平台已垫付。',
      evidence: [],
      orderSn,
      mayPublish: true,
    })
    // the demo's pictures are drawn, not uploaded as evidence
    await db
      .update(blackReports)
      .set({ evidence: await orderEvidence(buyer, orderSn) })
      .where(eq(blackReports.sn, sn))
  }

  const play = async (plan: ClaimPlan): Promise<void> => {
    const { end, confirmed, filed, ensureId, kind, statement } = plan
    const item = (plan.with === 'buyer' ? shelves.others : shelves.demo).shift()
    if (!item) throw new Error('there are too few accounts for claims')
    const buyer = as(plan.with === 'seller' ? random.pick(users.members.slice(24, 40)) : users.buyer)
    const seller = as(item.sellerId)
    ago(confirmed + 5)
    const listedAt = new Date(clock.getTime() - 24 * HOUR)
    if (listedAt < item.createdAt) await db.update(goods).set({ createdAt: listedAt }).where(eq(goods.id, item.id))
    await creditSandbox(buyer, fen((item.priceFen * 5n) / 4n))
    const { orderSn } = await createOrder(buyer, {
      goodsSn: item.sn as GoodsSn,
      price: fen(item.priceFen),
      goodsNum: 1,
      ensureId,
      roleName: '',
    })
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    await ledSale({ services, staff: users.staff, orderSn, buyer, seller }).lead((minutes) =>
      ago(confirmed + 4.5 - minutes / 60),
    )
    ago(confirmed)
    await stepOrder(buyer, { orderSn, action: 'confirm' })
    ago(filed)
    await ring()
    if (end === 'draft') {
      await saveClaimDraft(buyer, { orderSn, kind, statement })
      return
    }
    const topUp = kind === 'topUps' ? fen(6800) : undefined
    const pictures = await orderEvidence(buyer, orderSn)
    const shown = {
      pictures,
      ...(plan.ban && { notice: pictures.slice(-1), loginRecord: pictures.slice(-1), ...statedOf(plan.ban) }),
    }
    const { claimSn } = await createClaim(buyer, { orderSn, kind, statement, topUp, ...shown })
    await goOn({ plan, claimSn, orderSn, buyer, seller })
  }

  /** The notice of a ban, which came on the day of the claim. */
  const statedOf = ({ cause, daysBefore }: NonNullable<ClaimPlan['ban']>) => ({
    banDate: formatDate(clock),
    banCause: cause,
    causeDate: daysBefore > 0 ? formatDate(new Date(clock.getTime() - daysBefore * 24 * HOUR)) : undefined,
  })

  const act = (by: UserCtx, claimSn: string, action: 'recovered' | 'settle' | 'returned' | 'appeal', note = '') =>
    applyClaimAction(by, { claimSn, action, note, pictures: [] })

  const goOn = async ({
    plan: { end, filed, kind, ban, with: pair },
    claimSn,
    orderSn,
    buyer,
    seller,
  }: {
    plan: ClaimPlan
    claimSn: string
    orderSn: OrderSn
    buyer: UserCtx
    seller: UserCtx
  }): Promise<void> => {
    if (end === 'review') return
    if (end === 'passed') {
      ago(filed - 48.1)
      return ring()
    }
    ago(filed - 20)
    if (end === 'rejected' || end === 'appealed' || end === 'closed')
      await decide(claimSn, { orderSn, kind, ban }, false)
    else await decide(claimSn, { orderSn, kind, ban }, true)
    if (end === 'appealed') {
      ago(filed - 30)
      await act(buyer, claimSn, 'appeal', '账号没有借给别人，异地登录是我在外地出差，车票可以证明。')
    }
    if (end === 'closed') {
      ago(filed - 93)
      await ring()
    }
    if (end === 'returned' || end === 'recovered') {
      ago(filed - 40)
      await act(seller, claimSn, 'returned', '已联系原号主解除申诉，密码改回，新密码在群里由客服转交。')
    }
    if (end === 'recovered') {
      ago(filed - 44)
      await act(buyer, claimSn, 'recovered')
    }
    if (end === 'settled') {
      ago(filed - 60)
      await creditSandbox(seller, fen(160_000))
      await act(seller, claimSn, 'settle')
    }
    if (end === 'advanced') {
      ago(filed - 168.1)
      await ring()
      if (pair === 'both') await report(buyer, orderSn)
    }
  }

  for (const plan of CLAIM_PLANS) await play(plan)
  clock = now
  await ring()
  await sendOwnershipChecks(system, { limit: 50 })
}
