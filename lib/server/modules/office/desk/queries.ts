import type { OrderSn } from '@/lib/shared/ids'
import { COUNTED_QUEUES } from '@/lib/shared/staff/desk'
import { startOfDay } from '@/lib/shared/time'
import { presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { sizeOfClaims } from '../../aftersales/cases/claim/queries-desk'
import { sizeOfDisputes } from '../../aftersales/cases/dispute/queries-desk'
import { sizeOfComplaints } from '../../aftersales/complaints/queries-desk'
import { countActions } from '../../core/oversight/queries-actions'
import { countToDecide } from '../../core/oversight/queries-approvals'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { answerTimeOf, lastLinesOf, listForStaff, membersOf } from '../../market/chat/queries-desk'
import { countToQuote } from '../../market/recycling/queries'
import { areUntied } from '../../money/ties/queries-untied'
import { listLedBy } from '../../orders/trading/staff/queries-clocks'
import { findDeskOrder, listDeskOrders } from '../../orders/trading/staff/queries-desk'
import { maySteer } from '../../orders/trading/staff/rules-lead'
import { findUsers } from '../../people/identity/queries'
import { findDuties } from '../../people/staff/queries-duty'
import { ALWAYS } from '../../people/staff/rules-duty'
import { sizeOfCases } from '../cases-desk/queries'
import { countPressing, findWaits } from '../desk-clocks/queries'
import { findParked } from '../desk-clocks/queries-watches'
import { listNotes } from '../desk-notes/queries'
import { sizeOfDeskChecks } from '../goods-check/queries'
import { presentLines, presentNote, presentRow } from './present'
import { findDues, sizeOfOrders } from './queries-dues'
import { isTagged, tagsOf } from './queries-tags'
import { FIGURE_DAYS, STEPS } from './rules'

export const daysAgo = (at: Date, days: number): Date => new Date(at.getTime() - days * 86_400_000)

/** Returns the number of waiting orders per list, and the caller's status. */
export async function loadRail(ctx: StaffCtx) {
  const { userId, nickName: name } = ctx.user
  const at = ctx.now()
  const [
    orders,
    disputes,
    claims,
    complaints,
    tickets,
    checks,
    recycling,
    reviews,
    duties,
    people,
    today,
    firstAnswer,
    pressing,
    led,
  ] = await Promise.all([
    Promise.all(COUNTED_QUEUES.map(async (queue) => [queue, await sizeOfOrders(ctx, queue)] as const)),
    sizeOfDisputes(ctx),
    sizeOfClaims(ctx),
    sizeOfComplaints(ctx),
    sizeOfCases(ctx),
    sizeOfDeskChecks(ctx),
    countToQuote(ctx),
    countToDecide(ctx, areUntied),
    findDuties(ctx.db, [userId]),
    findUsers(ctx, [userId]),
    countActions(ctx, { userIds: [userId], actions: STEPS, since: startOfDay(at) }),
    answerTimeOf(ctx, userId, daysAgo(at, FIGURE_DAYS)),
    countPressing(ctx),
    listLedBy(ctx.db, userId),
  ])
  const sizes = {
    ...Object.fromEntries(orders),
    disputes,
    claims,
    complaints,
    tickets,
    checks,
    recycling: { total: recycling, overdue: 0 },
    reviews: { total: reviews, overdue: 0 },
  }
  const { state: duty, shifts, holidays } = duties.get(userId) ?? ALWAYS
  return {
    queues: sizes,
    me: {
      userId,
      name,
      actor: people.get(userId)?.actor ?? '',
      duty,
      shifts: shifts.map(({ days, from, to }) => ({ days: [...days], from, to })),
      holidays: [...holidays],
      open: led.length,
    },
    today: today.get(userId) ?? 0,
    firstAnswer,
    pressing,
  }
}

export async function listQueue(
  ctx: StaffCtx,
  { tag, ...wanted }: Omit<Parameters<typeof listDeskOrders>[1], 'isWanted' | 'dues'> & { tag?: number },
) {
  const dues = await findDues(ctx, wanted.queue)
  const isWanted = tag === undefined ? undefined : isTagged(tag)
  const found = await listDeskOrders(ctx, { ...wanted, isWanted, dues })
  const groups = found.list.flatMap(({ order: { chatGroupId } }) => (chatGroupId === null ? [] : [chatGroupId]))
  const [sns, ids] = [found.list.map(({ order }) => order.sn), found.list.map(({ order }) => order.id)]
  const [lines, tags, waits, parked, rulesOf] = await Promise.all([
    lastLinesOf(ctx, groups),
    tagsOf(ctx, sns),
    findWaits(ctx, ids),
    findParked(ctx.db, ids),
    loadRuleBook(ctx),
  ])
  return presentPage(found, ({ order, dueAt, wasLate }) =>
    presentRow(order, {
      last: lines.get(order.chatGroupId ?? 0),
      tags: tags.get(order.sn) ?? [],
      wait: waits.get(order.id),
      dueAt,
      wasLate,
      isParked: parked.has(order.id),
      rules: rulesOf(order),
      now: ctx.now(),
    }),
  )
}

/** Returns the messages of an order, with both parties and among staff. Refuses NOT_FOUND. */
export async function loadConversation(
  ctx: StaffCtx,
  { orderSn, before, after }: { orderSn: OrderSn; before?: number; after?: number },
) {
  const order = await findDeskOrder(ctx, orderSn)
  const { chatGroupId: groupId, serviceId } = order
  const own = await listNotes(ctx.db, { orderSn, distId: ctx.dist.distId })
  const writers = await findUsers(
    ctx,
    own.flatMap(({ userId, handedTo, mentions }) => [userId, handedTo, ...mentions].filter((id) => id !== null)),
  )
  const notes = own.map((note) => presentNote(note, writers))
  if (groupId === null) return { messages: [], notes, hasMore: false, maySpeak: false, isClosed: true }
  const [{ messages, ...rest }, members] = await Promise.all([
    listForStaff(ctx, { groupId, before, after }),
    membersOf(ctx, groupId),
  ])
  const { userId } = ctx.user
  const isMember = members.some((member) => member.userId === userId)
  const maySpeak = serviceId === userId || (isMember && maySteer(ctx, order))
  return { messages: presentLines(messages, members), notes, maySpeak, ...rest }
}
