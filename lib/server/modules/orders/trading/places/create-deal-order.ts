import { HOUR_MS } from '@/lib/shared/durations'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fenText, fenToYuan } from '@/lib/shared/money/money'
import type { Party } from '@/lib/shared/trade/order-forms'
import { type FeePayer, INTERMEDIARY_ACCEPT_HOURS, intermediaryQuote } from '@/lib/shared/trade/service-terms'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { recordConsents } from '../../../core/legal/record-consents'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import { findGame, resolvePlace } from '../../../listings/catalog/games/queries-games'
import { assertInvitationLimit } from '../../../market/intermediary/assert-invitation-limit'
import { createInvitation } from '../../../market/intermediary/create-invitation'
import { publicText } from '../../../market/questions/rules-public-text'
import { sendSms } from '../../../people/identity/codes/send-sms'
import { loadUser } from '../../../people/identity/queries'
import { holdPerson } from '../../../people/identity/queries-person'
import { lockOwnOrder } from '../internal/find-order'
import { insertOrder } from '../internal/insert-order'
import { MAX_TOTAL } from '../internal/new-order'

interface DealInput {
  /** The caller's side. */
  side: Party
  gid: number
  areaId?: number
  title: string
  note: string
  price: Fen
  payer: FeePayer
  /** The other side's mobile. */
  mobile: string
}

/**
 * Opens a deal agreed elsewhere and invites the other side by a message and a link that only works for that mobile. The
 * response does not reveal whether the mobile has an account. Refuses NOT_FOUND, MODE_OFF, INVALID_INPUT, TOO_MANY.
 */
export async function createDealOrder(
  ctx: UserCtx,
  input: DealInput,
): Promise<{ orderSn: OrderSn; link: string; isSent: boolean }> {
  const { side, gid: gameId, price, payer, mobile } = input
  const game = await findGame(ctx, gameId)
  const { areaName } = await resolvePlace(ctx, { gameId, areaId: input.areaId })
  const rules = (await loadRuleBook(ctx))({ mode: 'intermediary', gameId, distId: ctx.dist.distId })
  if (!rules.tradeOpen || !game.goodsTypes[String(ACCOUNT)]) throw refuse('MODE_OFF')
  if (price < rules.leastPriceFen)
    throw refuse('INVALID_INPUT', `成交价不能低于 ${fenToYuan(BigInt(rules.leastPriceFen))} 元`, { field: 'price' })
  const quote = intermediaryQuote(price, payer, feeTerms(rules))
  if (quote.buyerPays > MAX_TOTAL) throw refuse('INVALID_INPUT', '成交价过大', { field: 'price' })
  if ((await loadUser(ctx)).phone === mobile)
    throw refuse('INVALID_INPUT', '请填写对方的手机号，不能是自己的', { field: 'mobile' })
  const title = publicText(input.title, 'title')
  const description = publicText(input.note, 'note')
  await assertInvitationLimit(ctx, mobile)
  let isNew = false
  const { orderSn, link } = await inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    await holdPerson(tx, ctx.user.userId)
    const { orderSn: sn } = await insertOrder(tx, rules, {
      mode: 'intermediary',
      subStatus: 'WAIT_OTHER',
      distId: ctx.dist.distId,
      buyerId: ctx.user.userId,
      of: { gameId, goodsTypeId: ACCOUNT, shown: { bigTitle: title, gameName: game.name, areaName, description } },
      terms: {
        deal: { by: side, payer, price: fenText(price) },
        ...(rules.banCover ? { sale: { bans: true } } : {}),
      },
      price,
      sum: quote.buyerPays,
      fee: quote.fee,
      at,
      endsAt: new Date(at.getTime() + INTERMEDIARY_ACCEPT_HOURS * HOUR_MS),
    })
    await recordConsents(tx, { userId: ctx.user.userId, kinds: ['trade'], place: 'order', ref: sn, at })
    const order = await lockOwnOrder(ctx, tx, sn)
    isNew = true
    const invitation = { orderId: order.id, phone: mobile, title }
    return { orderSn: sn, link: await createInvitation(ctx, { tx, effects }, invitation) }
  })
  return { orderSn, link, isSent: isNew && (await isAnnounced(ctx, mobile, game.name)) }
}

/** Whether the other side was notified by SMS to expect the link, which its sender passes on. */
async function isAnnounced(ctx: UserCtx, phone: string, game: string): Promise<boolean> {
  try {
    const values = { game, hours: String(INTERMEDIARY_ACCEPT_HOURS) }
    return (await sendSms(ctx, { phone, message: () => ({ kind: 'dealInvitation', values }) })) === undefined
  } catch (err) {
    ctx.log.warn({ err }, 'an invitation was not sent')
    return false
  }
}
