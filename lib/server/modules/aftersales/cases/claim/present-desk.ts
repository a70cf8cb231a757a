import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { Debt } from '../../../money/debts/types'
import type { PublicUser } from '../../../people/identity/queries'
import { findingName, presentBan, presentClaim } from './present'
import type { Alike } from './queries-alike'
import { payOf } from './rules'
import { followsOf } from './rules-words'
import type { ClaimFile } from './types'

interface Look {
  people: ReadonlyMap<number, PublicUser>
  debt: Debt | undefined
  alike: readonly Alike[]
  now: Date
}

/** Returns a claim as shown to staff, with both sides and what each would receive. */
export function presentDeskClaim(
  { claim, decisions, agreement }: ClaimFile,
  { people, debt, alike, now }: Look,
): DeskClaim {
  const nameOf = (id: UserId | null) => (id === null ? '' : (people.get(id)?.nickName ?? '已注销用户'))
  const { handlerId, buyerId, sellerId } = claim
  return {
    ...presentClaim(claim, 'buyer', now),
    agreement,
    buyer: { id: buyerId, name: nameOf(buyerId) },
    seller: { id: sellerId, name: nameOf(sellerId) },
    handler: handlerId === null ? null : { id: handlerId, name: nameOf(handlerId) },
    coverName: claim.coverName,
    statement: claim.statement,
    ban: presentBan(claim),
    disclosed: claim.ban?.disclosed ?? '',
    alike: alike.map(({ kind, other }) => ({
      kind,
      claimSn: other.sn,
      orderSn: other.orderSn,
      isPaid: other.paidAt !== null,
    })),
    round: claim.round,
    passed: claim.passed,
    price: fenToYuan(claim.priceFen),
    topUp: fenToYuan(claim.topUpFen),
    most: fenToYuan(claim.mostFen),
    pays: fenToYuan(claim.payFen ?? payOf(claim, { topUps: claim.topUpFen })),
    follows: followsOf(claim, now),
    owed: claim.owedFen === null ? null : fenToYuan(claim.owedFen),
    debt: debt?.state === 'owed' ? fenToYuan(debt.leftFen) : null,
    filedTime: timeOrNull(claim.filedAt),
    returnedTime: timeOrNull(claim.returnedAt),
    appeal:
      claim.appealBy && claim.appealedAt
        ? { by: claim.appealBy, note: claim.appeal, createTime: formatDateTime(claim.appealedAt) }
        : null,
    decisions: decisions.map(({ round, staffId, secondId, isGranted, facts, rule, finding, payFen, createdAt }) => ({
      round,
      granted: isGranted,
      facts,
      rule,
      finding: findingName(finding),
      pay: fenToYuan(payFen),
      createTime: formatDateTime(createdAt),
      staffId,
      secondId,
    })),
  }
}
