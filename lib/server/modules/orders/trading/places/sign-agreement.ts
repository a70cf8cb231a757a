import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce, isRepeated } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { findAgreement } from '../../../core/legal/queries-agreements'
import { settleAgreement } from '../../../core/legal/settle-agreement'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { sendSmsCode } from '../../../people/identity/codes/send-sms-code'
import { verifySmsCode } from '../../../people/identity/codes/verify-sms-code'
import { assertFace } from '../../../people/identity/face/assert-face'
import { loadUser } from '../../../people/identity/queries'
import { hasSigned, needsFace } from '../flow/agreement-effects'
import { takeStep } from '../flow/take-step'
import { findOrder, lockKnownOrder, partyOf } from '../internal/find-order'
import type { Order } from '../types'

interface Read {
  orderSn: OrderSn
  /** Hash of the text that was read. */
  hash: string
  browser: string
}

/** What a code confirms: signing the text with this hash. */
const actionOf = (hash: string) => ({ words: '签署账号转让协议', value: hash })

/** Sends a code that signs exactly this agreement. Refuses NOT_FOUND, ORDER_STATE, AGREEMENT_CHANGED, TOO_MANY. */
export async function sendAgreementCode(
  ctx: UserCtx,
  { orderSn, hash, browser }: Read,
): Promise<{ waitSeconds: number }> {
  await assertOpen(ctx, orderSn, hash)
  const phone = await ownPhone(ctx)
  return sendSmsCode(ctx, { phone, purpose: 'sign', browser, asker: 'signer', action: actionOf(hash) })
}

/**
 * Signs the agreement of an order as its buyer or seller; with the second signature the platform signs its record and
 * the rebinding begins. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, ORDER_FROZEN, AGREEMENT_CHANGED, WRONG_SMS_CODE,
 * NOT_VERIFIED, FACE_NEEDED.
 */
export async function signAgreement(ctx: UserCtx, { orderSn, hash, browser, smsCode }: Read & { smsCode: string }) {
  const { userId } = ctx.user
  const seen = (await isRepeated(ctx)) ? null : await assertOpen(ctx, orderSn, hash)
  const isByFace = seen !== null && needsFace(ctx, seen)
  if (isByFace) await assertFace(ctx, { userId, purpose: 'sign' })
  const phone = await ownPhone(ctx)
  const action = actionOf(hash)
  const codeId = await verifySmsCode(ctx, { phone, purpose: 'sign', browser, action, code: smsCode })
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    if (!seen) throw refuse('IDEMPOTENCY_CONFLICT')
    const order = await lockKnownOrder(ctx, tx, orderSn)
    const face = isByFace ? ('passed' as const) : ('none' as const)
    const signature = { hash, codeId, face, ip: ctx.ip, userAgent: ctx.userAgent }
    const deal = { tx, effects, vault: ctx.vault, order, rules: rulesOf(order), at: ctx.now(), userId }
    const moved = await takeStep({ ...deal, actor: partyOf(order, userId), input: { signature } }, 'sign')
    const isDone = moved.order.subStatus !== 'SIGN'
    if (isDone) await settleAgreement(tx, ctx.agreement, { orderId: order.id, at: deal.at })
    return { isDone }
  })
}

/** Refuses NOT_FOUND, ORDER_STATE, AGREEMENT_CHANGED. */
async function assertOpen(ctx: UserCtx, orderSn: OrderSn, hash: string): Promise<Order> {
  const order = await findOrder(ctx, ctx.user.userId, orderSn)
  const agreement = await findAgreement(ctx.db, order.id)
  if (agreement?.state !== 'open') throw refuse('ORDER_STATE')
  if (order.frozenAt) throw refuse('ORDER_FROZEN')
  if (hasSigned(order, partyOf(order, ctx.user.userId))) throw refuse('ORDER_STATE', '你已签署，不用重复操作')
  if (agreement.hash !== hash) throw refuse('AGREEMENT_CHANGED')
  return order
}

async function ownPhone(ctx: UserCtx): Promise<string> {
  const { phone } = await loadUser(ctx)
  if (!phone) throw refuse('INVALID_INPUT', '请先绑定手机号')
  return phone
}
