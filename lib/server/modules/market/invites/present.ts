import type { InviteCode, InviteeRow, InviteProfitRow } from '@/lib/contract/entities/invite'
import { PROFIT_NAMES } from '@/lib/shared/money/invites'
import { fenToYuan } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { DAY_MS, formatDate, formatDateTime, timeOrNull } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import type { UserCtx } from '../../../runtime/context'
import { qrPicture } from '../../../runtime/qr-picture'
import type { Rules } from '../../core/tenancy/types'
import type { PublicUser } from '../../people/identity/queries'
import type { Invitee } from '../../people/identity/queries-invites'
import type { ProfitRow } from './types'

interface CodeFigures {
  code: string
  invited: number
  verified: number
  rules: Rules
  /** Amount in fen. */
  paid: string
  pending: string
  orders: number
}

export function presentCode(
  ctx: UserCtx,
  { code, invited, verified, rules, paid, pending, orders }: CodeFigures,
): InviteCode {
  const inviteUrl = `${ctx.dist.origin}/register?invitecode=${code}`
  return {
    inviteCode: code,
    inviteUrl,
    qrImage: qrPicture(inviteUrl),
    percent: rules.inviteBp / 100,
    days: rules.inviteDays,
    isVerified: ctx.user.authStatus === 2,
    invited,
    verified,
    orders,
    paid: fenToYuan(BigInt(paid)),
    pending: fenToYuan(BigInt(pending)),
  }
}

/** Omits the purchase details of orders on another distributor's site. */
export const presentProfit = (
  ctx: UserCtx,
  row: ProfitRow,
  { people, games }: { people: ReadonlyMap<number, PublicUser>; games: ReadonlyMap<number, { name: string }> },
): InviteProfitRow => ({
  id: row.orderId,
  nickName: maskName(people.get(row.inviteeId)?.nickName ?? '已注销用户'),
  deal:
    row.distId === ctx.dist.distId
      ? `${games.get(row.gameId)?.name ?? ''} ${modeName(row.mode)}`.trim()
      : '其他站点的订单',
  state: row.state,
  stateName: PROFIT_NAMES[row.state],
  why: row.why,
  base: fenToYuan(row.baseFen),
  profit: fenToYuan(row.profitFen),
  createTime: formatDateTime(row.createdAt),
  settleTime: timeOrNull(row.settledAt),
})

export function presentInvitee(
  { nickName, authStatus, createdAt }: Invitee,
  { sums, inviteDays, now }: { sums?: { paid: string; orders: number }; inviteDays: number; now: Date },
): InviteeRow {
  const until = new Date(createdAt.getTime() + inviteDays * DAY_MS)
  return {
    nickName: maskName(nickName),
    isVerified: authStatus === 2,
    createTime: formatDate(createdAt),
    until: formatDate(until),
    isOver: until <= now,
    orders: sums?.orders ?? 0,
    paid: fenToYuan(BigInt(sums?.paid ?? '0')),
  }
}
