import { eq } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { processDueOrders } from '../../../modules/orders/trading/flow/process-due-orders'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { answerDeal } from '../../../modules/orders/trading/places/answer-deal'
import { createDealOrder } from '../../../modules/orders/trading/places/create-deal-order'
import { applyStaffAction } from '../../../modules/orders/trading/staff/apply-staff-action'
import type { UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import { users as people } from '../../schema/people/identity'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import { actAs, actAsService, demoServices } from './demo-services'
import { GUARANTEE_PLANS, type GuaranteePlan } from './guarantee-plan'
import { leadAs } from './lead-as'
import type { RentalsInput } from './seed-rentals'
import { signOrder } from './sign-order'
import { stepOrder } from './step-order'

const HOUR = 3_600_000

/**
 * Seeds deals agreed elsewhere in every state, between the demo buyer and the demo seller and with others, through the
 * real business functions.
 */
export async function seedGuarantees({ db, log, vault, now, users, random }: RentalsInput): Promise<void> {
  let clock = now
  const services = { ...demoServices({ db, log, vault, now: () => clock }), sms: { send: async () => {} } }
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const [member] = users.staff
  if (!member) throw new Error('nobody serves')
  const staff = actAsService(services, member)
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const phoneOf = async (userId: UserId): Promise<string> => {
    const [row] = await db.select({ phone: people.phone }).from(people).where(eq(people.id, userId))
    return row?.phone ?? ''
  }

  const play = async (plan: GuaranteePlan): Promise<void> => {
    const { ago: hours, by, end, payer, yuan, title, note, with: pair } = plan
    const buyer = as(pair === 'seller' ? random.pick(users.members.slice(24, 40)) : users.buyer)
    const seller = as(pair === 'buyer' ? random.pick(users.members.slice(0, 12)) : users.seller)
    const [asker, invited] = by === 'buyer' ? [buyer, seller] : [seller, buyer]
    ago(hours)
    const mobile = await phoneOf(invited.user.userId)
    const terms = { side: by, gid: plan.gameId, title, note, price: fen(yuan * 100), payer, mobile }
    const { orderSn, link } = await createDealOrder(asker, terms)
    if (end === 'waiting') return
    if (end === 'expired') {
      ago(hours - 24.1)
      await processDueOrders(systemCtx(services, NO_DIST), { limit: 500 })
      return
    }
    ago(hours - 1)
    if (end === 'recalled') {
      await stepOrder(asker, { orderSn, action: 'cancel' })
      return
    }
    const code = link.split('code=')[1] ?? ''
    await answerDeal(invited, { code, answer: end === 'declined' ? 'decline' : 'accept' })
    if (end === 'declined' || end === 'unpaid') return
    ago(hours - 2)
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    await goOn({ buyer, seller, orderSn, hours, end })
  }

  /** Continues from the payment. */
  const goOn = async ({
    buyer,
    seller,
    orderSn,
    hours,
    end,
  }: {
    buyer: UserCtx
    seller: UserCtx
    orderSn: OrderSn
    hours: number
    end: GuaranteePlan['end']
  }): Promise<void> => {
    if (end === 'verifying') return
    ago(hours - 3)
    await leadAs(staff, orderSn)
    const pictures = await orderEvidence(staff, orderSn)
    const shown = { note: '按约定的资料逐项核对，见截图。', pictures, hasOtherLogin: true }
    await stepOrder(seller, { orderSn, action: 'submit', account: `demo${orderSn.slice(-6)}`, password: 'Pw280000' })
    if (end === 'mismatch') {
      await applyStaffAction(staff, { orderSn, action: 'mismatch', ...shown, note: '贵族等级与约定不符。' })
      return
    }
    await applyStaffAction(staff, { orderSn, action: 'verified', ...shown })
    if (end === 'verified') return
    ago(hours - 4)
    await stepOrder(buyer, { orderSn, action: 'accept' })
    if (end === 'sellerToSign') return
    if (end === 'unsigned') {
      ago(hours - 6.1)
      await processDueOrders(systemCtx(services, NO_DIST), { limit: 500 })
      return
    }
    ago(hours - 4.3)
    await signOrder(seller, orderSn)
    if (end === 'buyerToSign') return
    ago(hours - 4.6)
    if (end === 'refused') {
      await stepOrder(buyer, { orderSn, action: 'refund', reason: '不同意协议内容' })
      return
    }
    await signOrder(buyer, orderSn)
    if (end === 'rebinding') return
    ago(hours - 6)
    await stepOrder(seller, { orderSn, action: 'deliver', account: `demo${orderSn.slice(-6)}`, password: 'Pw280114' })
    if (end === 'delivered') return
    ago(hours - 8)
    await stepOrder(buyer, { orderSn, action: 'confirm' })
  }

  for (const plan of GUARANTEE_PLANS.toSorted((a, b) => b.ago - a.ago)) await play(plan)
}
