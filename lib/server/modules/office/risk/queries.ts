import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { RISK_RULES, type RiskKind, type RiskLevel } from '@/lib/shared/staff/risks'
import { maskPhone } from '@/lib/shared/text/mask'
import { DAY_MS } from '@/lib/shared/time'
import { cachedFor } from '../../../db/cached-for'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { countPayeeMates, findWaitingOwners } from '../../money/payouts/queries-risk'
import { findTiedIds } from '../../money/ties/queries-tied-ids'
import { countLetGo } from '../../orders/trading/figures/queries-let-go'
import { countFailedFaces } from '../../people/identity/face/queries'
import { findContacts } from '../../people/identity/queries'
import { findNewDevices } from '../../people/identity/sessions/queries-new-devices'
import { countDeviceMates } from '../../people/identity/sessions/queries-shared-devices'
import { riskOf } from './rules'
import type { RiskCounts } from './types'

/** The list is computed from several tables at most this often. */
const LIST_MS = 30_000
const listed = cachedFor<Map<UserId, RiskCounts>>(LIST_MS)

/** Returns what was found about each of these members; absent: about everybody. Members without findings are missing. */
export async function findRisks(
  ctx: Pick<Ctx, 'db' | 'now'>,
  ids?: readonly UserId[],
): Promise<Map<UserId, RiskCounts>> {
  if (ids?.length === 0) return new Map()
  const since = (kind: RiskKind) => new Date(ctx.now().getTime() - RISK_RULES[kind].days * DAY_MS)
  const waiting = await findWaitingOwners(ctx, ids)
  const [sharedPayee, failedFace, sharedDevice, unpaid, cancelled, fresh] = await Promise.all([
    countPayeeMates(ctx, ids),
    countFailedFaces(ctx, since('failedFace'), ids),
    countDeviceMates(ctx, since('sharedDevice'), ids),
    countLetGo(ctx, { isPaid: false, since: since('unpaid') }, ids),
    countLetGo(ctx, { isPaid: true, since: since('cancelled') }, ids),
    findNewDevices(ctx, waiting, since('newDevice')),
  ])
  const newDevice = new Map(fresh.map((id) => [id, 1]))
  const found = new Map<UserId, RiskCounts>()
  for (const [kind, counts] of Object.entries({ sharedPayee, failedFace, sharedDevice, newDevice, unpaid, cancelled }))
    for (const [id, count] of counts)
      if (id !== HOUSE_ID) {
        const known = found.get(id) ?? {}
        known[kind as RiskKind] = count
        found.set(id, known)
      }
  return found
}

/** Findings that concern other sites or other members: only the platform's staff see them. */
const PLATFORM_ONLY: readonly RiskKind[] = ['sharedPayee', 'sharedDevice', 'newDevice']

/** Returns the risk of an order from both sides, and from its price if that is far from comparable sales. */
export async function loadOrderRisk(
  ctx: StaffCtx,
  { buyerId, sellerId, isCheap }: { buyerId: UserId; sellerId: UserId | null; isCheap: boolean },
) {
  const found = await findRisks(ctx, sellerId === null ? [buyerId] : [buyerId, sellerId])
  const countsOf = (id: UserId | null): RiskCounts => {
    const counts = { ...(id === null ? {} : found.get(id)) }
    if (ctx.staff.distId !== null) for (const kind of PLATFORM_ONLY) delete counts[kind]
    return counts
  }
  return riskOf([
    { who: '买家', counts: countsOf(buyerId) },
    { who: '卖家', counts: countsOf(sellerId) },
    { who: '', counts: isCheap ? { farPrice: 1 } : {} },
  ])
}

/** Returns the risk of each of these members. */
export async function loadRisks(ctx: StaffCtx, ids: readonly UserId[]) {
  const found = await findRisks(ctx, [...new Set(ids)])
  return (id: UserId) => riskOf([{ who: '', counts: found.get(id) ?? {} }])
}

interface Wanted {
  level?: RiskLevel
  kind?: RiskKind
  page: number
  pageSize: number
}

/** Lists members with findings, the highest score first; not the caller's own accounts and those tied to them. */
export async function listRisks(ctx: StaffCtx, { level, kind, page, pageSize }: Wanted) {
  const [found, tied] = await Promise.all([
    listed(ctx.db, '', () => findRisks(ctx)),
    findTiedIds(ctx.db, ctx.user.userId),
  ])
  const rows = [...found]
    .filter(([id]) => !tied.has(id))
    .map(([userId, counts]) => ({ userId, risk: riskOf([{ who: '', counts }]) }))
    .filter(({ risk }) => risk.score > 0 && (!level || risk.level === level))
    .filter(({ risk }) => !kind || risk.reasons.some((reason) => reason.kind === kind))
    .sort((a, b) => b.risk.score - a.risk.score || b.userId - a.userId)
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const people = await findContacts(
    ctx,
    shown.map(({ userId }) => userId),
  )
  return {
    total: rows.length,
    page,
    pageSize,
    more: page * pageSize < rows.length,
    list: shown.map(({ userId, risk }) => {
      const person = people.get(userId)
      return { userId, nickName: person?.nickName ?? '', phone: maskPhone(person?.phone ?? ''), risk }
    }),
  }
}
