import type { BoosterPerson } from '@/lib/contract/entities/booster'
import type { OrderDetail, OrderFace, OrderOnOtherSite, OrderRow } from '@/lib/contract/entities/order'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { statedFacts } from '@/lib/shared/goods/stated-facts'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { fen, fenToYuan, moneyText } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { RULINGS } from '@/lib/shared/trade/order-forms'
import { orderPath } from '@/lib/shared/trade/order-path'
import { isCancelled, ORDER_STATUS, statusName } from '@/lib/shared/trade/order-status'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { Ctx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { presentOtherSite } from '../../core/tenancy/present'
import { siteOf } from '../../core/tenancy/queries-here'
import type { OrderMove } from '../../money/wallet/queries-order'
import { refundState } from '../../money/wallet/rules'
import type { RefundRow } from '../../money/wallet/types'
import { restOf } from './flow/delivery-effects'
import type { Step } from './flow/mode'
import { paidPenalty } from './flow/penalty-effects'
import { fillIn } from './flow/rule-words'
import { ruledOf } from './flow/ruled-effects'
import { isWork, presentWork } from './lists/present-work'
import { MODES } from './modes/table'
import { presentIncome } from './present-income'
import { presentRows, type RenterRecord } from './present-rows'
import { buyerSums, sellerSums } from './present-sums'
import { type OrderView, presentActions, presentTurn } from './present-turn'
import { placeOf, sellerIncome } from './rules'
import { factsInOrder } from './rules-facts'
import { refundedPart } from './rules-refunded'
import type { Actor, Order } from './types'

export function presentFace({ sn, goodsTypeId, gameId, goodsSn, unitPriceFen, snapshot }: Order): OrderFace {
  const { bigTitle, smallTitleName = '', listPrice, thumbnail } = snapshot
  return {
    orderSn: sn,
    orderTypeId: goodsTypeId,
    gameId,
    goodsSn: goodsSn ?? '',
    bigTitle,
    smallTitleName,
    listPrice: listPrice ?? fenToYuan(unitPriceFen),
    thumbnail: mediaUrl(thumbnail),
  }
}

/** Returns an order as shown to a party: the seller sees neither the total the buyer paid nor the cover. */
export function presentOrder(view: OrderView): OrderRow {
  const { order, viewer, unread } = view
  const { words } = MODES[order.mode]
  const isBuyer = viewer === 'buyer'
  const ensurePrice = isBuyer ? fenToYuan(order.ensureFen) : null
  const ensureId = isBuyer ? order.ensureId : null
  const isFixed = isBuyer && order.terms.sale?.fixedCover === true
  const { gameName, areaName, serverName } = order.snapshot
  return {
    ...presentFace(order),
    id: order.id,
    sellrId: order.sellerId ?? (0 as UserId),
    userId: order.buyerId,
    orderTypeName: words.kind ?? goodsType(order.goodsTypeId).name,
    mode: order.mode,
    status: order.status,
    subStatus: order.subStatus,
    statusName: placeName(order),
    unitPrice: fenToYuan(order.unitPriceFen),
    totalPrice: isBuyer ? fenToYuan(order.totalFen) : null,
    ensurePrice,
    discountPrice: isBuyer ? fenToYuan(order.discountFen) : null,
    fixEnsurePrice: isFixed ? ensurePrice : null,
    ensureId,
    fixEnsureId: isFixed ? ensureId : null,
    isRecovery: order.isRecovery,
    goodsNum: order.goodsNum,
    quantity: words.quantity(order),
    goodsPrice: fenToYuan(order.goodsFen),
    depositPrice: fenToYuan(order.depositFen),
    refundedPrice: fenToYuan(refundedPart(order, viewer)),
    createTime: formatDateTime(order.createdAt),
    payTime: timeOrNull(order.paidAt),
    details: JSON.stringify({ gameName, areaName, serverName }),
    groupId: order.chatGroupId,
    turn: presentTurn(view),
    actions: presentActions(view),
    unread,
    income: isBuyer ? null : presentIncome(view),
  }
}

/** Returns another host's order: only the fact that it exists. */
export const presentOrderOnOtherSite = (
  services: Pick<Ctx, 'distOf'>,
  { sn, distId }: Pick<Order, 'sn' | 'distId'>,
): OrderOnOtherSite => ({ orderSn: sn, ...presentOtherSite(siteOf(services, distId), orderPath(sn)) })

/** Returns the current place of an order, as named by its mode. */
export const placeName = (order: Order): string =>
  order.frozenAt
    ? order.claimId === null
      ? '已冻结'
      : '理赔中'
    : (MODES[order.mode].words.places?.[placeOf(order)] ?? statusName(order.status))

export interface ProofRow {
  userId: UserId
  actor: Actor | null
  action: string
  note: string
  pictures: readonly string[]
  hashes: readonly string[]
  progress: number | null
  createdAt: Date
}
interface DetailFacts {
  names: { buyer: string; seller: string }
  proofs: readonly ProofRow[]
  /** When it was viewed. */
  looks: readonly Date[]
  /** Refunds of the buyer's money to its payment source. */
  refunds: readonly RefundRow[]
  moves: readonly OrderMove[]
  /** Whether delivered data is stored for the reader of this mode. */
  isHandedOver: boolean
  /** The worker. */
  worker: BoosterPerson | null
  /** Of a rental, for its owner: what the renter's person did before. */
  renter?: RenterRecord | null
  /** The ranks of the game's ladder covered by the work. */
  ranks: readonly string[]
  /** The buyer's private conversation about the item. */
  inquiryId?: number
}

export function presentDetail(
  services: Pick<Ctx, 'vault' | 'now'>,
  view: OrderView,
  { names, proofs, looks, refunds, moves, isHandedOver, worker, renter = null, ranks, inquiryId }: DetailFacts,
): OrderDetail {
  const { order, viewer, evaluated } = view
  const mode = MODES[order.mode]
  const isBuyer = viewer === 'buyer'
  const sides = {
    buyer: isBuyer ? names.buyer : maskOf(order.buyerId, names.buyer),
    seller: isBuyer && !order.snapshot.isOfficialSell ? maskOf(order.sellerId, names.seller) : names.seller,
  }
  const contact = isBuyer ? order.contact : ''
  const refund = isBuyer ? refundText(order, refunds) : ''
  const row = presentOrder(view)
  return {
    ...row,
    turn: { ...row.turn, text: `${row.turn.text}${refund && `${refund}。`}` },
    belong: isBuyer ? 0 : 1,
    buyerName: sides.buyer,
    sellerName: sides.seller,
    roleName: order.roleName,
    contact,
    payMode: order.payMode,
    shippedTime: timeOrNull(order.shippedAt),
    completeTime: timeOrNull(order.completedAt),
    cancelReason: order.cancelReason,
    description: order.snapshot.description ?? '',
    images: (order.snapshot.images ?? []).filter((key) => !isVideoKey(key)).map(mediaUrl),
    facts: statedFacts(factsInOrder(order.snapshot)).map(({ label, value }) => ({ key: label, label, value })),
    promises: mode.words
      .promises(order, view.rules)
      .map(([label, value]) => ({ label, value: fillIn(value, view.rules) })),
    ...(isBuyer ? buyerSums(order, moves) : sellerSums(order, moves)),
    refund,
    rows: presentRows(order, {
      contact,
      other: isBuyer ? sides.seller : sides.buyer,
      isBuyer,
      refund,
      renter,
      rules: view.rules,
      now: view.now,
    }),
    proofs: proofs.map(({ actor, userId, action, note, pictures, hashes, progress, createdAt }) => ({
      by: actor === 'service' ? '平台客服' : mode.words.parties[userId === order.buyerId ? 'buyer' : 'seller'],
      title:
        SHOWN_IN[action] ??
        fillIn(
          titleOf(mode.steps.find((step) => step.action === action && (!actor || step.by.includes(actor)))),
          view.rules,
        ),
      note,
      pictures: pictures.map((key) => storedUrl(services, key)),
      hashes: pictures.map((_, i) => hashes[i] ?? ''),
      progress,
      createTime: formatDateTime(createdAt),
    })),
    looks: looks.map(formatDateTime),
    looksBy: sides[mode.reader],
    handedOver: isHandedOver && viewer !== mode.reader ? mode.handedOver(order) : '',
    hasCredentials: isHandedOver && viewer === mode.reader && mode.reveals(order),
    sellerIncome: isBuyer ? null : fenToYuan(sellerIncome(order).amount),
    evaluated,
    work: isWork(order) ? presentWork(view, { worker, ranks }) : null,
    inquiryId,
  }
}

/** Titles of evidence that does not belong to a step, and of the reasons of staff. */
const SHOWN_IN: Readonly<Record<string, string>> = {
  dispute: '售后举证',
  claim: '理赔举证',
  ...Object.fromEntries(RULINGS.map((action) => [action, '客服处理理由'])),
}

/** Returns the title of a step: its button's label, or its timeline entry. */
const titleOf = (step?: Step): string => step?.button?.label ?? (typeof step?.says === 'string' ? step.says : '')
/** People are masked, the platform is not. */
const maskOf = (id: UserId | null, name: string): string => (id === HOUSE_ID ? name : maskName(name))

/**
 * Returns where the buyer's money went; amounts without a payment source, or that did not reach it, are in the balance.
 */
function refundText(order: Order, refunds: readonly RefundRow[]): string {
  const { status, paidAt } = order
  const back = fen(restOf(order).back + ruledOf(order))
  if (refunds.length === 0 && back > 0n) return `${moneyText(back)} 已退回余额`
  // only a buyer who cancels after the check has the penalty taken from what was paid
  const kept = status === ORDER_STATUS.buyerCancelled ? paidPenalty(order) : 0n
  if (refunds.length === 0)
    return isCancelled(status) && paidAt ? `${moneyText(fen(order.totalFen - kept))} 已退回余额` : ''
  return refunds.map((refund) => `${moneyText(refund.amountFen)} ${refundState(refund)}`).join('；')
}
