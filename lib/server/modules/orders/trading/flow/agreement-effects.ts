import { and, asc, eq } from 'drizzle-orm'
import { FREE_COVER } from '@/lib/shared/goods/covers'
import { HOUSE_ID } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { spanText } from '@/lib/shared/text/span-text'
import { formatDate, HOUR_MS } from '@/lib/shared/time'
import type { AgreementState } from '@/lib/shared/trade/agreements'
import type { Party } from '@/lib/shared/trade/order-forms'
import { orderProofs } from '../../../../db/schema/orders/trading'
import type { Services } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { closeAgreement } from '../../../core/legal/close-agreement'
import { createAgreement } from '../../../core/legal/create-agreement'
import { recordSignature } from '../../../core/legal/record-signature'
import { findSiteName } from '../../../core/tenancy/queries-dists'
import type { Rules } from '../../../core/tenancy/types'
import { findCitizens } from '../../../people/identity/queries-citizens'
import { factsInOrder } from '../rules-facts'
import type { Order } from '../types'
import type { Deal, Effect, Prepare } from './mode'
import { agreedPrice, withSale } from './staff-effects'

type Sold = Pick<Order, 'terms'>
/** Both parties sign before the rebinding. */
export const isToSign = ({ terms }: Sold): boolean => terms.sale?.signs === true
/** Returns whether a party has signed. */
export const hasSigned = ({ terms }: Sold, party: Party): boolean => terms.sale?.agreement?.[party] !== undefined
export const isSignedByOther = (order: Sold, party: Party): boolean =>
  hasSigned(order, party === 'buyer' ? 'seller' : 'buyer')
/** The party whose time to sign runs: the seller, then the buyer. */
export const lateToSign = (order: Sold): Party => (hasSigned(order, 'seller') ? 'buyer' : 'seller')

/** Whether a party has to pass a face check before it signs: where a vendor checks faces, from a price of the rules on. */
export const needsFace = ({ realName }: Pick<Services, 'realName'>, { terms }: Sold): boolean =>
  realName.face !== null && terms.sale?.signsByFace === true

const isFrom = (least: number, order: Order): boolean => least > 0 && agreedPrice(order) >= BigInt(least)

/**
 * Returns whether the parties of an order that staff verify sign, by the rules now in force. The platform's own sales are
 * not signed: it leads them itself.
 */
export const willSign = (order: Order, rules: Rules): boolean =>
  order.sellerId !== HOUSE_ID && isFrom(rules.agreementFromFen, order)

/** Decided when the order is paid, so that later rule changes do not affect running orders. */
export const askAgreement: Prepare = async ({ order, rules }) =>
  willSign(order, rules)
    ? withSale(order, { signs: true, signsByFace: isFrom(rules.faceSignFromFen, order) ? true : undefined })
    : undefined

/** Freezes the agreement with names, id numbers, goods, captures and price, as they are now. */
export const draftAgreement: Prepare = async ({ tx, vault, order, at, rules }) => {
  const { id: orderId, sn: orderSn, distId, buyerId, sellerId, snapshot, goodsSn, terms } = order
  if (sellerId === null) throw refuse('ORDER_STATE')
  const people = await findCitizens({ db: tx, vault }, [buyerId, sellerId])
  const nameOf = (id: typeof buyerId) => people.get(id)?.realName || '（未实名）'
  const cardOf = (id: typeof buyerId) => people.get(id)?.idCard || '（未实名）'
  const facts = factsInOrder(snapshot).map(({ label, value }) => `${label}：${value}`)
  const agreement = await createAgreement(tx, vault, {
    orderId,
    orderSn,
    distId,
    sellerId,
    buyerId,
    title: snapshot.bigTitle,
    priceFen: agreedPrice(order),
    values: {
      订单编号: orderSn,
      签署日期: formatDate(at),
      平台名称: await findSiteName(tx, distId),
      卖家姓名: nameOf(sellerId),
      卖家证件号: cardOf(sellerId),
      买家姓名: nameOf(buyerId),
      买家证件号: cardOf(buyerId),
      游戏: snapshot.gameName,
      区服: [snapshot.areaName, snapshot.serverName].filter(Boolean).join(' ') || '不分区服',
      商品编号: goodsSn ?? '双方自行约定',
      商品名称: snapshot.bigTitle,
      商品信息: [...facts, snapshot.description ?? ''].filter(Boolean).join('；') || '以商品名称为准',
      验号截图: (await capturesOf(tx, orderId)).join('；') || '无',
      成交价: `${moneyText(agreedPrice(order)).slice(1)} 元`,
      包赔: coverText(terms.sale?.cover ?? FREE_COVER),
      签署时限: spanText(rules.signHours),
    },
    at,
  })
  return withSale(order, { agreement })
}

const coverText = ({ name, days, mostPercent }: Pick<typeof FREE_COVER, 'name' | 'days' | 'mostPercent'>): string =>
  `${name}，${days} 天，最高赔付成交价的 ${mostPercent}%`

/** Returns the hashes of the captures of the verification. */
async function capturesOf(tx: Deal['tx'], orderId: number): Promise<string[]> {
  const rows = await tx
    .select({ hashes: orderProofs.hashes })
    .from(orderProofs)
    .where(and(eq(orderProofs.orderId, orderId), eq(orderProofs.action, 'verified')))
    .orderBy(asc(orderProofs.id))
  return rows.flatMap(({ hashes }) => hashes.filter(Boolean)).map((hash, i) => `${i + 1}. ${hash}`)
}

/** Records the actor's signature. Refuses ORDER_STATE, AGREEMENT_CHANGED. */
export const saveSignature: Prepare = async ({ tx, order, actor, userId, input, at }) => {
  const { agreement } = order.terms.sale ?? {}
  if (!input.signature || !agreement || userId === null || (actor !== 'buyer' && actor !== 'seller'))
    throw refuse('ORDER_STATE')
  await recordSignature(tx, { orderId: order.id, party: actor, userId, signature: input.signature, at })
  return withSale(order, { agreement: Object.assign({}, agreement, { [actor]: at.toISOString() }) })
}

/** Closes the agreement of an order that ends before it was signed. */
export const endAgreement =
  (state: Exclude<AgreementState, 'open' | 'signed'>): Effect =>
  async ({ tx, order, at }) =>
    closeAgreement(tx, { orderId: order.id, state, at })

/** The seller's time begins with the place, the buyer's with the seller's signature. */
export const signBy = (order: Order, rules: Rules, at: Date): Date => {
  const from = order.terms.sale?.agreement?.seller
  return new Date((from ? Date.parse(from) : at.getTime()) + rules.signHours * HOUR_MS)
}
