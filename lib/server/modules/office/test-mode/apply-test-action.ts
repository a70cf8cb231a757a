import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { type Fen, yuanToFen } from '@/lib/shared/money/money'
import type { TestAction } from '@/lib/shared/people/test-actions'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce, isRepeated } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { openDispute } from '../../aftersales/cases/dispute/open-dispute'
import { processDisputeClock } from '../../aftersales/cases/dispute/process-dispute-clock'
import { loadOwnGoods } from '../../listings/catalog/queries-detail'
import { createBargain } from '../../market/bargains/create-bargain'
import { loadBargain } from '../../market/bargains/queries'
import { createQuestion } from '../../market/questions/create-question'
import { creditSandbox } from '../../money/wallet/sandbox/credit-sandbox'
import { applyOrderAction } from '../../orders/trading/apply-order-action'
import { findOrderPause } from '../../orders/trading/lists/queries-cancelled'
import { payOrder } from '../../orders/trading/pay-order'
import { createOrder } from '../../orders/trading/places/create-order'
import { processOrderClock } from '../../orders/trading/process-order-clock'
import { loadOrderDetail } from '../../orders/trading/queries'
import { findWaitingReview } from '../goods-review/queries-waiting'
import { reviewGoods } from '../goods-review/review-goods'
import { asBuyer, asReviewer, BUYER_PAY_PASSWORD, buyerIdOf, once } from './rules'
import type { Touched } from './types'

interface ActionInput {
  action: TestAction
  goodsSn?: GoodsSn
  orderSn?: OrderSn
  goodsNum: number
  price?: Fen
  bargainId?: number
  content?: string
  seconds?: number
}

/**
 * Plays the buyer, the reviewer or the clock of the caller's test world, by what people and jobs use in the real one; what
 * is impossible is refused as there. Returns what was touched. Refuses TEST_KEY_ONLY.
 */
export async function applyTestAction(ctx: UserCtx, input: ActionInput): Promise<Touched> {
  if (!ctx.isTest) throw refuse('TEST_KEY_ONLY')
  return ACTIONS[input.action](ctx, input)
}

const ACTIONS: Record<TestAction, (ctx: UserCtx, input: ActionInput) => Promise<Touched>> = {
  buy,
  async ask(ctx, input) {
    const { goodsSn } = await ownGoods(ctx, input)
    const { questionId } = await createQuestion(asBuyer(ctx), { goodsSn, content: input.content || '可以换绑手机吗？' })
    return { questionId }
  },
  async bargain(ctx, input) {
    const { goodsSn } = await ownGoods(ctx, input)
    if (input.price === undefined) throw missing('price')
    const { bargainId } = await createBargain(asBuyer(ctx), { goodsSn, price: input.price }, findOrderPause)
    return { bargainId }
  },
  async confirm(ctx, input) {
    const orderSn = orderOf(input)
    await applyOrderAction(asBuyer(ctx), { orderSn, action: 'confirm' })
    return { orderSn }
  },
  async dispute(ctx, input) {
    const orderSn = orderOf(input)
    const statement = input.content || '收到的内容与描述不符，申请退款'
    await openDispute(asBuyer(ctx), { orderSn, kind: 'mismatch', want: 'full', statement, pictures: [] })
    return { orderSn }
  },
  async 'request-cancel'(ctx, input) {
    const orderSn = orderOf(input)
    await applyOrderAction(asBuyer(ctx), { orderSn, action: 'refund', reason: input.content || '不想要了' })
    return { orderSn }
  },
  approve: (ctx, input) => decide(ctx, input, true),
  refuse: (ctx, input) => decide(ctx, input, false),
  async clock(ctx, input) {
    const orderSn = orderOf(input)
    if (!input.seconds) throw missing('seconds')
    const moved = { orderSn, ms: input.seconds * 1000 }
    await loadOrderDetail(ctx, { orderSn, viewerId: ctx.user.userId })
    if (!(await processDisputeClock(once(ctx, 'dispute'), moved))) await processOrderClock(once(ctx, 'order'), moved)
    return { orderSn }
  },
}

const missing = (field: keyof ActionInput) => refuse('INVALID_INPUT', '这个操作还需要填写此字段', { field })

function orderOf({ orderSn }: ActionInput): OrderSn {
  if (!orderSn) throw missing('orderSn')
  return orderSn
}

async function ownGoods(ctx: UserCtx, { goodsSn }: ActionInput): Promise<{ goodsSn: GoodsSn; price: Fen }> {
  if (!goodsSn) throw missing('goodsSn')
  return { goodsSn, price: yuanToFen((await loadOwnGoods(ctx, goodsSn)).price) }
}

/** Repeated with the same key, it continues where it was cut off. */
async function buy(ctx: UserCtx, input: ActionInput): Promise<Touched> {
  const { goodsNum, bargainId } = input
  const { goodsSn, price: listed } = await ownGoods(ctx, input)
  const price = bargainId ? yuanToFen((await loadBargain(asBuyer(ctx), bargainId)).price) : listed
  const { orderSn } = await createOrder(asBuyer(ctx, 'place'), { goodsSn, goodsNum, ensureId: 0, price, bargainId })
  const viewerId = buyerIdOf(ctx.user.userId)
  const { status, totalPrice } = await loadOrderDetail(asBuyer(ctx), { orderSn, viewerId })
  if (status === ORDER_STATUS.unpaid) {
    await creditSandbox(asBuyer(ctx), yuanToFen(totalPrice ?? '0'))
    await payOrder(asBuyer(ctx, 'pay'), { orderSn, payPassword: BUYER_PAY_PASSWORD })
  }
  return { orderSn }
}

async function decide(ctx: UserCtx, input: ActionInput, pass: boolean): Promise<Touched> {
  const { goodsSn } = await ownGoods(ctx, input)
  if (await isRepeated(ctx)) return { goodsSn }
  const reviewId = await findWaitingReview(ctx, goodsSn)
  if (reviewId === undefined) throw refuse('REVIEW_DONE', '商品没有在审核')
  const words = input.content || (pass ? '测试模式通过' : '测试模式驳回')
  const decision = { reviewIds: [reviewId], pass, reasons: pass ? [] : (['other'] as const), words }
  const [result] = (await reviewGoods(asReviewer(ctx), decision)).list
  if (!result?.ok) throw refuse('REVIEW_DONE', result?.msg)
  return inTxOnce(ctx, async () => ({ goodsSn }))
}
