import type { OrderAction, OrderTurn } from '@/lib/contract/entities/order'
import { receiverOf } from '@/lib/shared/goods/receivers'
import { fen, fenToYuan, moneyText, readFen } from '@/lib/shared/money/money'
import { formatDate, formatDateTime, formatShortTime } from '@/lib/shared/time'
import { agreementPath } from '@/lib/shared/trade/agreements'
import { claimPath } from '@/lib/shared/trade/claims'
import { disputePath } from '@/lib/shared/trade/disputes'
import { isOver, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { feeTerms } from '../../core/tenancy/rules-fee'
import type { Rules } from '../../core/tenancy/types'
import { bondsOf, boostOf, leftToPay } from './flow/boost-state'
import { clockOf } from './flow/clock'
import { claimantOf, coverOf, isClaimable } from './flow/cover-of'
import type { Button, Mode, Step, Timer } from './flow/mode'
import { isVideoNeeded } from './flow/proof-effects'
import { fillIn } from './flow/rule-words'
import { wordsOf } from './flow/words-of'
import { MODES } from './modes/table'
import { heldUntil } from './present-income'
import { isDone, isTooLate, mayDispute, PAID_FROM, placeOf } from './rules'
import type { Order, Party } from './types'

export interface OrderView {
  order: Order
  evaluated: boolean
  viewer: Party
  unread: number
  /** Rules in force for its mode and game. */
  rules: Rules
  now: Date
  /** The seller has a shop deposit. */
  backed?: boolean
}

const HIDE: Button & { form: 'confirm' } = {
  label: '删除订单',
  form: 'confirm',
  title: '删除这笔订单？',
  text: '订单只从你的列表中移除，对方仍可查看。',
  done: '订单已删除',
}

const CLAIM: Button = { label: '申请理赔', form: 'link', href: ({ sn }) => claimPath(sn) }
const CLAIM_BAN: Button = { ...CLAIM, label: '申请封禁赔付' }
const AGREEMENT: Button = { label: '转让协议', form: 'link', href: ({ sn }) => agreementPath(sn) }
const DISPUTE: Button = { label: '申请售后', form: 'link', href: ({ sn }) => disputePath(sn) }

/**
 * Returns steps that the reader can take now, and actions on a closed order. A frozen order can only be changed by
 * staff.
 */
export function presentActions(view: OrderView): OrderAction[] {
  const { order, evaluated, viewer, rules, now } = view
  if (order.disputeId !== null)
    return [presentAction('dispute', { ...DISPUTE, label: '查看售后', primary: true }, view)]
  const claim =
    order.claimId === null ? [] : [presentAction('claim', { ...CLAIM, label: '查看理赔', primary: true }, view)]
  if (order.frozenAt) return claim
  const facts = { actor: viewer, at: now }
  const place = placeOf(order)
  const open = MODES[order.mode].steps.filter(
    (step): step is Step & { button: Button } =>
      step.from === place &&
      step.button !== undefined &&
      step.by.includes(viewer) &&
      (step.when?.(order, facts) ?? true) &&
      !isTooLate(step, { order, rules, at: now }) &&
      !(step.action === 'evaluate' && evaluated),
  )
  const signed =
    order.terms.sale?.agreement && order.subStatus !== 'SIGN' ? [presentAction('agreement', AGREEMENT, view)] : []
  const actions = open.map((step) => {
    const action = presentAction(step.action, step.button, view)
    return { ...action, text: action.text + releaseText(step, view) }
  })
  const dispute = mayDispute(MODES[order.mode], order, viewer) ? [presentAction('dispute', DISPUTE, view)] : []
  if (!isOver(order.status)) return [...actions, ...dispute, ...signed]
  const { again, correct } = MODES[order.mode].words
  const next = viewer === 'buyer' ? again(order) : (correct?.(order) ?? null)
  const mayClaim = viewer === claimantOf(order) && isClaimable(order, rules, now)
  return [
    ...claim,
    ...actions,
    ...dispute,
    ...(mayClaim ? [presentAction('claim', viewer === 'seller' ? CLAIM_BAN : CLAIM, view)] : []),
    ...signed,
    ...(next ? [presentAction(viewer === 'buyer' ? 'again' : 'correct', next, view)] : []),
    ...(isDone(order) ? [presentAction('delete', HIDE, view)] : []),
  ]
}

/**
 * Returns the amount and time of the payout, for a step that starts the holding period: sellers see the amount after
 * the fee.
 */
function releaseText(step: Step, standing: TurnInput): string {
  const { order, viewer, rules, now } = standing
  const { button } = step
  const end = heldUntil(step, standing)
  if (!button || !end) return ''
  const when = formatShortTime(end)
  const isSeller = viewer === 'seller'
  const sum = moneyText(fen(isSeller ? order.goodsFen - order.feeFen : order.goodsFen))
  const covered = isSeller ? '' : coveredText(order, rules, now)
  return `现在${button.label}，货款 ${sum} 于 ${when} 放款给${isSeller ? '你' : MODES[order.mode].words.parties.seller}${covered}。`
}

/** Until when the cover would last if the buyer confirmed now; '' without a cover. */
function coveredText(order: Order, rules: Rules, now: Date): string {
  const cover = coverOf({ ...order, status: ORDER_STATUS.complete, completedAt: now }, rules)
  return cover && claimantOf(order) === 'buyer' ? `，${cover.name}到 ${formatDate(cover.until)}` : ''
}

const presentAction = (action: string, button: Button, { order, rules, viewer }: OrderView): OrderAction => ({
  action,
  label: button.label,
  form: button.form,
  title: button.title ?? button.label,
  text: fillIn(typeof button.text === 'function' ? button.text(order) : (button.text ?? ''), rules),
  primary: button.primary ?? false,
  danger: button.danger ?? false,
  reasons: [...(button.reasons ?? [])],
  refund: presentRefund(button, order),
  checklist: isVideoNeeded(rules, order) ? [...(button.checklist ?? [])] : [],
  quantity: button.quantity ? presentQuantity(button.quantity(order), order, rules) : null,
  href: button.href?.(order) ?? '',
  ...mostOf(button.form, order),
  ...(button.form === 'proposal' && viewer === 'seller' && { fee: presentFee(rules) }),
  ...(button.hint && { hint: button.hint }),
  done: button.done ?? '',
})

function presentQuantity(
  { most, unit, back, isFined }: ReturnType<NonNullable<Button['quantity']>>,
  order: Order,
  { noShowBp }: Rules,
): OrderAction['quantity'] {
  const { goodsFen, feeFen } = order
  const part = { goods: fenToYuan(goodsFen), fee: fenToYuan(feeFen), fineBp: isFined ? noShowBp : 0, back }
  return { most, unit, to: presentReceiver(order), part }
}

function presentFee(rules: Rules): OrderAction['fee'] {
  const { feeBp, leastFee } = feeTerms(rules)
  return { feeBp, leastFee: fenToYuan(leastFee) }
}

/** Where in the game the goods are delivered to. */
function presentReceiver({ goodsTypeId, roleName, snapshot, terms: { coin } }: Order) {
  const { area, server } = coin?.receiver ?? { area: snapshot.areaName, server: snapshot.serverName }
  const facts = [
    { label: '收货区服', value: [area, server].filter(Boolean).join(' / ') },
    { label: receiverOf(goodsTypeId)?.onOrder ?? '', value: roleName },
  ]
  return facts.filter(({ label, value }) => label && value)
}

/** Refunds go back the way the money came; a provider decides how long it takes. */
function presentRefund({ refunds }: Button, order: Order): OrderAction['refund'] {
  if (!refunds) return null
  const isBalance = order.payMode === 'balance'
  const source = PAID_FROM[order.payMode] ?? ''
  return {
    amount: fenToYuan(refunds(order)),
    target: isBalance ? source : `${source}付款账户`,
    arrival: isBalance ? '立即到账' : `以${source}的到账时间为准`,
  }
}

/** Returns bounds of the amounts in a form, and what was entered before. */
function mostOf(
  form: Button['form'],
  order: Order,
): Pick<OrderAction, 'most' | 'mostForfeit' | 'standing' | 'progress'> {
  const none = { most: null, mostForfeit: null, standing: null }
  if (form === 'amount') return { most: fenToYuan(order.depositFen), mostForfeit: null, standing: null }
  if (form === 'progress') return { ...none, progress: boostOf(order).progress }
  if (form !== 'proposal') return none
  const { proposal } = boostOf(order)
  const standing = proposal
    ? { pay: fenToYuan(readFen(proposal.pay)), forfeit: fenToYuan(readFen(proposal.forfeit)) }
    : null
  return { most: fenToYuan(leftToPay(order)), mostForfeit: fenToYuan(bondsOf(order)), standing }
}

type TurnInput = Pick<OrderView, 'order' | 'viewer' | 'rules' | 'now' | 'backed'>

export function presentTurn(standing: TurnInput): OrderTurn {
  const { order, viewer } = standing
  const mode = MODES[order.mode]
  const { staffTitle: _, ...words } = wordsOf(mode, order, viewer, standing)
  return { ...words, text: words.text + receiptText(mode, standing), clock: presentClock(mode, standing) }
}

/** When the money is paid out, for a buyer who has to confirm the receipt; '' where it is not known if the seller has a deposit. */
function receiptText(mode: Mode, standing: TurnInput): string {
  const { order, viewer } = standing
  if (viewer !== 'buyer' || order.frozenAt || standing.backed === undefined) return ''
  const step = mode.steps.find(({ from, action }) => from === placeOf(order) && action === 'confirm')
  return step ? releaseText(step, standing) : ''
}

/** A reminder's time is not the deadline shown to users; the timer being reminded of defines that. */
function presentClock(mode: Mode, { order, viewer, rules, now }: TurnInput): OrderTurn['clock'] {
  const appeal = appealEnd(order)
  if (appeal) return presentAppealClock(appeal, order, now)
  const clock = clockOf(mode, order)
  const stopped = order.frozenAt !== null
  const end = clock?.end?.(order) ?? (stopped ? stoppedEnd(order) : order.dueAt)
  if (!clock || !end) return null
  const from = stopped ? (order.frozenAt as Date) : now
  return {
    label: stopped ? '计时已暂停' : labelOf(clock, order),
    outcome: stopped ? goesOn(order) : fillIn(outcomeOf(clock, order, viewer, now), rules),
    dueTime: formatDateTime(end),
    dueIn: Math.round((end.getTime() - from.getTime()) / 1000),
    span: Math.max(1, Math.round((end.getTime() - order.enteredAt.getTime()) / 1000)),
    stopped,
  }
}

/** Until when a decided dispute can be appealed; null: it cannot. */
function appealEnd({ disputeId, terms: { decision } }: Order): Date | null {
  return disputeId !== null && decision?.until ? new Date(decision.until) : null
}

const presentAppealClock = (end: Date, { frozenAt }: Order, now: Date): OrderTurn['clock'] => ({
  label: '申诉截止',
  outcome: '不申诉就按处理结果执行',
  dueTime: formatDateTime(end),
  dueIn: Math.round((end.getTime() - now.getTime()) / 1000),
  span: Math.max(1, Math.round((end.getTime() - (frozenAt ?? now).getTime()) / 1000)),
  stopped: false,
})

const goesOn = ({ disputeId, claimId }: Order): string =>
  disputeId !== null ? '售后结束后继续' : claimId !== null ? '理赔结束后继续' : '客服处理后继续'

const labelOf = ({ label }: Timer, order: Order): string => (typeof label === 'string' ? label : label(order))
const outcomeOf = ({ outcome }: Timer, order: Order, viewer: Party, now: Date): string =>
  typeof outcome === 'string' ? outcome : outcome(order, viewer, now)

const stoppedEnd = ({ frozenAt, dueLeftMs }: Order): Date | null =>
  frozenAt && dueLeftMs !== null ? new Date(frozenAt.getTime() + dueLeftMs) : null
