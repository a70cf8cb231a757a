import type { ClaimCover, ClaimDetail, ClaimRow, OwingSums } from '@/lib/contract/entities/claim'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime, formatShortTime, timeOrNull } from '@/lib/shared/time'
import { BAN_CAUSES, BAN_FINDINGS, type BanFinding } from '@/lib/shared/trade/ban-claims'
import { CLAIM_ACTIONS, CLAIM_KINDS, wordsOfClaim } from '@/lib/shared/trade/claims'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Owing } from '../../../money/debts/queries'
import type { Debt } from '../../../money/debts/types'
import { isHeld } from '../../../orders/trading/staff/lock-claimed-order'
import type { CoverInForce, Order } from '../../../orders/trading/types'
import type { PublicUser } from '../../../people/identity/queries'
import { CLAIM_ACTS } from '../internal/claim-acts'
import { payOf } from './rules'
import { appealDeadline, clockWords, stepsOf, turnOf } from './rules-words'
import type { Claim, ClaimFile } from './types'

export function presentClaim(claim: Claim, viewer: Party, now: Date): ClaimRow {
  const { sn, orderSn, title, kind, stage, outcome, payFen, owedFen, createdAt, closedAt } = claim
  const buyers = payFen ?? payOf(claim, { topUps: claim.topUpFen })
  const sellers = owedFen === null ? null : fenToYuan(owedFen)
  return {
    claimSn: sn,
    orderSn,
    title,
    viewer,
    kind,
    kindName: CLAIM_KINDS[kind],
    stage,
    outcome,
    amount: viewer === 'buyer' ? fenToYuan(buyers) : sellers,
    turn: turnOf(claim, viewer),
    clock: presentClock(claim, viewer, now),
    createTime: formatDateTime(createdAt),
    closeTime: timeOrNull(closedAt),
  }
}

function presentClock(claim: Claim, viewer: Party, now: Date): ClaimRow['clock'] {
  const { stage, dueAt, handedAt, filedAt, decidedAt } = claim
  if (!dueAt || stage === 'advanced') return null
  const since = (stage === 'recovering' ? filedAt : stage === 'rejected' ? decidedAt : handedAt) ?? claim.createdAt
  const seconds = (from: Date) => Math.round((dueAt.getTime() - from.getTime()) / 1000)
  return {
    ...clockWords(claim, viewer),
    dueTime: formatDateTime(dueAt),
    dueIn: seconds(now),
    span: Math.max(1, seconds(since)),
  }
}

interface Look {
  viewer: Party
  now: Date
  order: Order
  debt: Debt | undefined
  people: ReadonlyMap<number, PublicUser>
}

export function presentFile(file: ClaimFile, { viewer, now, order, debt, people }: Look): ClaimDetail {
  const { claim, decisions, agreement } = file
  const isBuyer = viewer === 'buyer'
  const own = (sum: Fen) => (isBuyer ? fenToYuan(sum) : null)
  const handler = claim.handlerId === null ? undefined : people.get(claim.handlerId)
  const before = appealDeadline(claim, viewer, now)
  return {
    ...presentClaim(claim, viewer, now),
    agreement,
    coverName: isBuyer ? claim.coverName : null,
    price: own(claim.priceFen),
    topUp: own(claim.topUpFen),
    most: own(claim.mostFen),
    statement: claim.statement,
    ban: presentBan(claim),
    filedTime: timeOrNull(claim.filedAt),
    passed: claim.passed,
    handler: handler ? { id: handler.id, name: handler.nickName, actor: handler.actor } : null,
    decisions: decisions.map(({ round, isGranted, facts, rule, finding, payFen, createdAt }) => ({
      round,
      granted: isGranted,
      facts,
      rule,
      finding: findingName(finding),
      pay: own(payFen),
      createTime: formatDateTime(createdAt),
    })),
    appeal:
      claim.appealBy && claim.appealedAt
        ? { by: claim.appealBy, note: claim.appeal, createTime: formatDateTime(claim.appealedAt) }
        : null,
    appealBefore: timeOrNull(before),
    returnedTime: timeOrNull(claim.returnedAt),
    acts: CLAIM_ACTIONS.filter((action) => {
      const { stages, by } = CLAIM_ACTS[action]
      if (!stages.includes(claim.stage) || (by && by(claim) !== viewer)) return false
      if (action === 'settle' && claim.owedFen === 0n) return false
      return action !== 'appeal' || before !== null
    }),
    money: claim.payFen === null ? [] : moneyOf(claim, order, viewer),
    debt:
      debt && !isBuyer && debt.state === 'owed'
        ? { left: fenToYuan(debt.leftFen), amount: fenToYuan(debt.amountFen) }
        : null,
    steps: stepsOf(file, viewer, handler?.nickName ?? '').map(({ at, ...step }) => ({ ...step, time: timeOrNull(at) })),
  }
}

/** Returns the current holder and destination of the money. */
function moneyOf(claim: Claim, order: Order, viewer: Party): ClaimDetail['money'] {
  const { payFen, owedFen, paidAt, dueAt, outcome, decidedAt } = claim
  if (payFen === null || owedFen === null || outcome === 'recovered') return []
  const isBuyer = viewer === 'buyer'
  const settled = outcome === 'settled'
  const { claimant, liable } = wordsOfClaim(claim.kind)
  const held = isHeld(order) || order.subStatus === 'CLAIMED'
  const seller = {
    name: liable,
    amount: fenToYuan(owedFen),
    state: settled || outcome === 'advanced' ? ('done' as const) : ('due' as const),
    note: held
      ? order.terms.rental
        ? '先用保留的押金'
        : '货款还在平台，不会放款'
      : paidAt
        ? '平台追偿'
        : '应退，这部分余额不能提现或付款',
  }
  const fund = {
    name: '平台垫付金' as const,
    amount: isBuyer ? fenToYuan(payFen) : null,
    state: paidAt ? ('done' as const) : ('here' as const),
    note: decidedAt ? `${formatShortTime(decidedAt).slice(0, 5)} 已预留` : '',
  }
  const when = paidAt ? `${formatShortTime(paidAt)} 到账` : dueAt ? `预计 ${formatShortTime(dueAt)}` : ''
  const buyer = {
    name: isBuyer ? '你的余额' : claimant,
    amount: isBuyer ? fenToYuan(payFen) : null,
    note: when,
    state: paidAt ? ('here' as const) : ('due' as const),
  }
  return settled ? [seller, buyer] : [seller, fund, buyer]
}

/** The ban that a claim is about; null for other kinds. */
export function presentBan({ ban }: Pick<Claim, 'ban'>): ClaimDetail['ban'] {
  if (!ban) return null
  const { date, cause, causeDate, days } = ban
  return { date, cause, causeName: BAN_CAUSES[cause], causeDate, days: days ?? null }
}
export const findingName = (finding: BanFinding | null): string => (finding ? BAN_FINDINGS[finding].name : '')

export const presentCover = ({
  kinds,
  name,
  until,
  price,
  most,
  from,
  to,
  disclosed,
  rent,
}: CoverInForce): ClaimCover => ({
  name,
  until: formatDateTime(until),
  price: fenToYuan(price),
  most: fenToYuan(most),
  kinds: [...kinds],
  ban: { from, to, disclosed },
  rent: rent && { hour: fenToYuan(rent.hour), hoursADay: rent.hoursADay, mostDays: rent.mostDays },
})

export const presentOwing = ({ pending, owed }: Owing): OwingSums => ({
  asked: fenToYuan(pending),
  owed: fenToYuan(owed),
})
