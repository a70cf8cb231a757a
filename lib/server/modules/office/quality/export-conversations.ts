import { DAY_MS } from '@/lib/shared/time'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { listSites } from '../../core/tenancy/queries-dists'
import { answersOf } from '../../market/chat/queries-waiting'
import { type Conversation, listConversations } from '../../orders/trading/staff/queries-supervised'
import { findUsers } from '../../people/identity/queries'
import { findAgents } from '../../people/staff/queries-supervisors'
import { countBreachesOfOrders } from '../desk-clocks/queries'
import { presentConversationsFile } from './present-file'
import { findScores } from './queries'
import { EXPORT_DAYS, MOST_CONVERSATIONS } from './rules'

interface Wanted {
  from?: Date
  /** Included. */
  to?: Date
  reason: string
}

/**
 * Exports one row per conversation of the agents that the caller supervises, for a reason that is recorded first. Refuses
 * NOT_FOUND, INVALID_INPUT.
 */
export async function exportConversations(ctx: StaffCtx, { from, to, reason }: Wanted) {
  const until = to ? new Date(to.getTime() + DAY_MS) : ctx.now()
  const since = from ?? new Date(until.getTime() - EXPORT_DAYS * DAY_MS)
  if (since >= until) throw refuse('INVALID_INPUT', '结束日期不能早于开始日期', { field: 'to' })
  const serviceIds = (await findAgents(ctx.db, ctx.staff.distId)).map(({ userId }) => userId)
  const span = { serviceIds, from: since, to: until, most: MOST_CONVERSATIONS + 1 }
  const found = serviceIds.length === 0 ? [] : await listConversations(ctx.db, span)
  if (found.length === 0) throw refuse('NOT_FOUND', '这段时间没有会话')
  const rows = found.slice(0, MOST_CONVERSATIONS)
  const after = { rows: rows.length, from: since.toISOString(), to: until.toISOString() }
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'talk.export', target: 'list:conversations', after, reason }))
  const factsOf = await loadFacts(ctx, rows)
  const list = rows.map((conversation) => ({ conversation, facts: factsOf(conversation) }))
  return presentConversationsFile(list, found.length > rows.length)
}

async function loadFacts(ctx: StaffCtx, rows: readonly Conversation[]) {
  const sns = rows.map(({ orderSn }) => orderSn)
  const [people, sites, answers, breaches, scores] = await Promise.all([
    findUsers(
      ctx,
      rows.flatMap(({ serviceId }) => serviceId ?? []),
    ),
    listSites(ctx.db),
    answersOf(
      ctx,
      rows.flatMap(({ groupId }) => groupId ?? []),
    ),
    countBreachesOfOrders(ctx.db, sns),
    findScores(ctx.db, sns),
  ])
  const siteNames = new Map(sites.map(({ distId, name }) => [distId, name]))
  return ({ orderSn, distId, serviceId, groupId }: Conversation) => {
    const said = answers.get(groupId ?? 0)
    const late = breaches.get(orderSn)
    return {
      agent: people.get(serviceId ?? 0)?.nickName ?? '',
      siteName: siteNames.get(distId) ?? '',
      firstSeconds: said?.firstSeconds ?? null,
      answers: said?.answers ?? 0,
      breaches: late?.breaches ?? 0,
      moves: late?.moves ?? 0,
      score: scores.get(orderSn),
    }
  }
}
