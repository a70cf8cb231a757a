import type {
  DeskWithdrawal,
  Payee,
  Withdrawal,
  WithdrawalTerms,
  WithdrawalWithEvents,
} from '@/lib/contract/entities/payout'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { type PayeeKind, payeeName, WITHDRAWAL_WORDS } from '@/lib/shared/money/payout'
import { restrictedText } from '@/lib/shared/people/restrictions'
import { formatDateTime, formatShortTime, timeOrNull } from '@/lib/shared/time'
import type { Guards } from '../../people/identity/queries'
import type { Owing } from '../debts/queries'
import type { FreshMoney } from '../wallet/queries-fresh'
import { availableOf, EARLY_STATES, lockedOf, payeeLock, stateOf } from './rules'
import { levelOf, nextLevelOf } from './rules-level'
import type { Lock, PayeeRow, PayoutTerms, SellerFacts, Stop, WithdrawalRow } from './types'

interface Row {
  withdrawal: WithdrawalRow
  payee: PayeeRow
}
/** The owner's lock, and the time of viewing. */
interface Look {
  lock: Lock | null
  /** Why unsent ones wait, besides a lock. */
  stop?: Stop | null
  at: Date
}

/** What decides whether a payee can be paid now. */
interface PayeeLook {
  terms: Pick<PayoutTerms, 'lockHours'>
  payeeKinds: readonly PayeeKind[]
  at: Date
}

export const presentPayee = (payee: PayeeRow & { wasPaid: boolean }, { terms, payeeKinds, at }: PayeeLook): Payee => ({
  payeeId: payee.id,
  kind: payee.kind,
  name: payeeName(payee),
  isDefault: payee.isDefault,
  isFirst: !payee.wasPaid,
  canPay: payeeKinds.includes(payee.kind),
  lockedUntil: timeOrNull(payeeLock(payee, terms, at)?.until ?? null),
  createTime: formatDateTime(payee.createdAt),
})

export function presentTerms(
  facts: PayeeLook & {
    coin: Fen
    fresh: FreshMoney
    owing: Owing
    requestedToday: Fen
    lock: Lock | null
    guards: Pick<Guards, 'held' | 'restrictedUntil'>
    payees: (PayeeRow & { wasPaid: boolean })[]
    terms: PayoutTerms
    seller: SellerFacts
  },
): WithdrawalTerms {
  const { coin, fresh, owing, requestedToday, lock, guards, payees, payeeKinds, terms, at } = facts
  const locked = lockedOf({ coin, fresh })
  return {
    coin: fenToYuan(coin),
    available: fenToYuan(availableOf({ coin, fresh, owing, guards })),
    asked: fenToYuan(owing.pending),
    owed: fenToYuan(owing.owed),
    held: fenToYuan(guards.held),
    restricted: guards.restrictedUntil ? restrictedText('withdraw', guards.restrictedUntil) : '',
    askedToday: fenToYuan(requestedToday),
    fresh: fenToYuan(locked),
    freshUntil: locked > ZERO ? timeOrNull(fresh.until) : null,
    lock: lock && { what: lock.what, until: formatDateTime(lock.until) },
    payees: payees.map((payee) => presentPayee(payee, { terms, payeeKinds, at })),
    payeeKinds: [...payeeKinds],
    rules: presentRules(terms),
    seller: presentLevel(facts.seller, terms),
  }
}

function presentLevel(seller: SellerFacts, { levels, feeBp }: PayoutTerms) {
  const next = nextLevelOf(seller, levels)
  return {
    level: levelOf(seller, levels)?.name ?? '普通卖家',
    feeBp,
    sold: fenToYuan(seller.sold),
    next: next && { level: next.name, feeBp: next.feeBp, missing: fenToYuan(next.missing) },
    cleanDays: levels.cleanDays,
    cleanTime: timeOrNull(seller.cleanFrom),
  }
}

export const presentShareTerms = ({
  balance,
  payees,
  payeeKinds,
  terms,
  at,
}: PayeeLook & {
  balance: Fen
  payees: (PayeeRow & { wasPaid: boolean })[]
  terms: PayoutTerms
}) => ({
  balance: fenToYuan(balance),
  payees: payees.map((payee) => presentPayee(payee, { terms, payeeKinds, at })),
  payeeKinds: [...payeeKinds],
  mostPayees: terms.mostPayees,
  rules: presentRules(terms),
})

const presentRules = ({
  leastFee,
  least,
  most,
  reviewFrom,
  faceAbove,
  mostPayees: _,
  levels: _levels,
  ...terms
}: PayoutTerms) => ({
  ...terms,
  leastFee: fenToYuan(leastFee),
  least: fenToYuan(least),
  most: fenToYuan(most),
  reviewFrom: fenToYuan(reviewFrom),
  faceAbove: fenToYuan(faceAbove),
})

/** Amount, fee, and what the payee gets; of what went back nothing is kept and nothing is paid. */
const presentSums = ({ amountFen, feeFen, status }: WithdrawalRow) => {
  const isBack = ['failed', 'returned', 'refused', 'cancelled'].includes(status)
  return {
    amount: fenToYuan(amountFen),
    fee: fenToYuan(isBack ? ZERO : feeFen),
    arrives: fenToYuan(isBack ? ZERO : fen(amountFen - feeFen)),
  }
}

export function presentWithdrawal({ withdrawal, payee }: Row, look: Look): Withdrawal {
  const { sn, status, createdAt } = withdrawal
  const { amount, fee, arrives } = presentSums(withdrawal)
  const state = stateOf(withdrawal, look.lock)
  return {
    withdrawalSn: sn,
    amount,
    fee,
    arrives,
    payee: payeeName(payee),
    state,
    stateName: WITHDRAWAL_WORDS[state].name,
    says: saysOf(withdrawal, look),
    createTime: formatDateTime(createdAt),
    canCancel: EARLY_STATES.includes(status),
  }
}

const STOP_WORDS: Readonly<Record<Stop, string>> = {
  debt: '有未处理完的理赔款，结算后',
  restricted: '账号已限制提现，解除后',
  held: '余额不足冻结的金额，可以取消后重新申请，解冻后',
}

/** Returns the line below the state. */
function saysOf({ status, sendAt, sentAt, settledAt, why, ofDist }: WithdrawalRow, { lock, stop, at }: Look): string {
  switch (status) {
    case 'review':
      if (stop) return `${STOP_WORDS[stop]}复核`
      return ofDist === null ? '两位客服复核，一般 2 小时内出结果' : '等待平台财务复核'
    case 'waiting':
      if (stop) return `${STOP_WORDS[stop]}打款`
      if (lock) return `刚修改过${lock.what}，${formatShortTime(lock.until)} 解锁后打款`
      return sendAt > at ? `${formatShortTime(sendAt)} 打款` : '即将打款'
    case 'sent':
      return '已提交，等待收款方确认'
    case 'paid':
      return settledAt && sentAt ? `用时 ${duration(settledAt.getTime() - sentAt.getTime())}` : ''
    case 'failed':
    case 'returned':
      return `${backText({ why, ofDist })}；核对收款信息后可以重新提现`
    default:
      return backText({ why, ofDist })
  }
}

const backText = ({ why, ofDist }: Pick<WithdrawalRow, 'why' | 'ofDist'>): string =>
  `${why ? `${why}，` : ''}款项已退回${ofDist === null ? '' : '分成'}余额`

function duration(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return minutes < 60 ? `${Math.max(1, minutes)} 分钟` : `${Math.floor(minutes / 60)} 小时`
}

/** With its history, earliest first. */
export function presentWithdrawalWithEvents(row: Row, look: Look): WithdrawalWithEvents {
  const { status, createdAt, sendAt, sentAt, settledAt, why } = row.withdrawal
  const shown = presentWithdrawal(row, look)
  const isEarly = EARLY_STATES.includes(status)
  const events = [
    { at: createdAt, title: '提交申请，金额从余额扣除', text: '' },
    ...(sentAt ? [{ at: sentAt, title: '提交打款', text: '' }] : []),
    ...(settledAt ? [{ at: settledAt, title: shown.stateName, text: status === 'paid' ? '' : why }] : []),
  ]
  return {
    ...shown,
    sendTime: isEarly && sendAt > look.at ? formatDateTime(sendAt) : null,
    events: events.map(({ at, ...event }) => ({ ...event, time: formatDateTime(at) })),
  }
}

export const presentDesk = (
  { withdrawal, payee, sharedWith, paidBefore }: Row & { sharedWith: number; paidBefore: number },
  nameOf: (userId: UserId | null) => string,
  reader: UserId,
): Omit<DeskWithdrawal, 'risk'> => ({
  withdrawalSn: withdrawal.sn,
  userId: withdrawal.userId,
  nickName: nameOf(withdrawal.userId),
  ...presentSums(withdrawal),
  payee: payeeName(payee),
  payeeTime: formatDateTime(payee.createdAt),
  sharedWith,
  paidBefore,
  first: nameOf(withdrawal.firstId),
  second: nameOf(withdrawal.secondId),
  isFirst: withdrawal.firstId === reader,
  state: withdrawal.status,
  // 人工审核 to the member, and to staff what they call it everywhere else
  stateName: withdrawal.status === 'review' ? '待复核' : WITHDRAWAL_WORDS[withdrawal.status].name,
  why: withdrawal.why,
  distId: withdrawal.distId,
  ofDist: withdrawal.ofDist,
  provider: withdrawal.provider,
  tradeNo: withdrawal.tradeNo,
  tries: withdrawal.tries,
  sendTime: formatDateTime(withdrawal.sendAt),
  sentTime: timeOrNull(withdrawal.sentAt),
  settledTime: timeOrNull(withdrawal.settledAt),
  checkTime: timeOrNull(withdrawal.checkAt),
  createTime: formatDateTime(withdrawal.createdAt),
})

/** A sum of amounts as the database adds them. */
export const presentSum = (amount = '0'): string => fenToYuan(BigInt(amount))
