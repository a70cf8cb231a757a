import { and, asc, desc, eq, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { may } from '@/lib/shared/staff/staff'
import { CASE_SN, type CaseKind, type CaseState, GUEST_KINDS, isGuestKind } from '@/lib/shared/trade/service-cases'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { serviceCaseNotes, serviceCases } from '../../../db/schema/office/cases-desk'
import type { Services, StaffCtx } from '../../../runtime/context'
import { isNoParty } from '../../money/ties/assert-no-party'
import { isUntied } from '../../money/ties/queries-untied'
import { findUsers } from '../../people/identity/queries'
import { findServiceIds } from '../../people/staff/queries-service'
import { loadCaseForStaff, ofHouse } from './internal/lock-case'
import { presentForStaff, presentRow } from './present'
import { evidenceOf } from './queries-evidence'
import { goodsOfCase } from './queries-goods'
import { phoneHashOf } from './rules'
import type { CaseNoteRow, CaseRow } from './types'

export interface CaseFilter {
  query?: string
  kind?: CaseKind
  state?: CaseState
  view: 'open' | 'mine' | 'overdue' | 'closed' | 'all'
}

/** What staff should have answered or decided by now; what waits for the sender is never late. */
export const isOverdue = (at: Date) =>
  and(
    notInArray(serviceCases.state, ['closed', 'asked']),
    or(lte(serviceCases.dueAt, at), and(isNull(serviceCases.answeredAt), lte(serviceCases.answerDueAt, at))),
  )

/** The cases that the caller may handle, without those of the caller's own people. */
const mayHandle = (ctx: StaffCtx) =>
  and(
    ofHouse(ctx),
    may(ctx.staff, 'cases.legal') ? undefined : notInArray(serviceCases.kind, [...GUEST_KINDS]),
    isUntied(ctx.user.userId, serviceCases.userId),
  )

/** Without appeals that somebody else has to decide, because this member handled or decided the case. */
const isOpenTo = (userId: UserId) =>
  or(
    ne(serviceCases.state, 'appealed'),
    sql`${userId} <> all(array_append(${serviceCases.deciderIds}, coalesce(${serviceCases.handlerId}, 0)))`,
  )

const viewOf = (ctx: StaffCtx, view: CaseFilter['view']) => {
  if (view === 'all') return undefined
  if (view === 'closed') return eq(serviceCases.state, 'closed')
  const { userId } = ctx.user
  if (view === 'overdue') return and(isOverdue(ctx.now()), isOpenTo(userId))
  const isOpen = and(ne(serviceCases.state, 'closed'), isOpenTo(userId))
  return view === 'mine' ? and(isOpen, eq(serviceCases.handlerId, userId)) : isOpen
}

const queryOf = ({ vault }: StaffCtx, query: string) => {
  const text = query.trim().toUpperCase()
  return CASE_SN.test(text) ? eq(serviceCases.sn, text) : eq(serviceCases.phoneHash, phoneHashOf(vault, text))
}

const wantedOf = (ctx: StaffCtx, { query, kind, state, view }: CaseFilter) =>
  and(
    mayHandle(ctx),
    viewOf(ctx, view),
    kind ? eq(serviceCases.kind, kind) : undefined,
    state ? eq(serviceCases.state, state) : undefined,
    query ? queryOf(ctx, query) : undefined,
  )

const listing = (ctx: StaffCtx, filter: CaseFilter) => {
  const byClock = filter.view !== 'closed' && filter.view !== 'all'
  // what no one has answered is due at its first answer
  const due = sql`case when ${serviceCases.answeredAt} is null then ${serviceCases.answerDueAt} else ${serviceCases.dueAt} end`
  return ctx.db
    .select()
    .from(serviceCases)
    .where(wantedOf(ctx, filter))
    .orderBy(...(byClock ? [asc(due), asc(serviceCases.id)] : [desc(serviceCases.createdAt), desc(serviceCases.id)]))
}

/** Names of handlers and senders. */
export async function namesOf(db: Db | Tx, ids: readonly (UserId | null)[]) {
  const people = await findUsers({ db }, ids.filter((id) => id !== null) as UserId[])
  return (id: number | null) => (id === null ? '' : (people.get(id)?.nickName ?? '已注销用户'))
}

export const siteNameOf = ({ distOf }: Pick<Services, 'distOf'>, distId: number): string =>
  distOf(distId)?.conf.distBaseConf.websiteName ?? `站点 ${distId}`

const presentRows = async (ctx: StaffCtx, rows: readonly CaseRow[]) => {
  const nameOf = await namesOf(
    ctx.db,
    rows.flatMap(({ userId, handlerId }) => [userId, handlerId]),
  )
  const seen = (row: CaseRow) => ({ me: ctx.user.userId, siteName: siteNameOf(ctx, row.distId) })
  return rows.map((row) => presentRow(ctx, row, seen(row), nameOf))
}

export async function listDeskCases(ctx: StaffCtx, { page, pageSize, ...filter }: CaseFilter & Paging) {
  const found = await pageOf(listing(ctx, filter), () => ctx.db.$count(serviceCases, wantedOf(ctx, filter)), {
    page,
    pageSize,
  })
  const shown = new Map((await presentRows(ctx, found.list)).map((row) => [row.caseSn, row]))
  return presentPage(found, ({ sn }) => shown.get(sn) ?? [])
}

/** The newest rows of a filter, as the list shows them. */
export const readCases = async (ctx: StaffCtx, filter: CaseFilter, most: number) =>
  presentRows(ctx, await listing(ctx, filter).limit(most))

export const notesOf = (db: Db | Tx, caseId: number): Promise<CaseNoteRow[]> =>
  db.select().from(serviceCaseNotes).where(eq(serviceCaseNotes.caseId, caseId)).orderBy(asc(serviceCaseNotes.id))

/** Whether the caller neither handled nor decided what is appealed, and is tied to no one who did. */
export const isOutside = ({ db, user }: Pick<StaffCtx, 'user'> & { db: Db | Tx }, row: CaseRow): Promise<boolean> =>
  isNoParty(db, user.userId, [row.handlerId, row.userId, ...row.deciderIds])

/** Refuses NOT_FOUND, FORBIDDEN. */
export async function loadDeskCase(ctx: StaffCtx, { caseSn }: { caseSn: string }) {
  const row = await loadCaseForStaff(ctx, caseSn)
  const notes = await notesOf(ctx.db, row.id)
  const nameOf = await namesOf(ctx.db, [row.userId, row.handlerId, ...notes.map(({ staffId }) => staffId)])
  const mayDecideAppeal = row.state === 'appealed' && (await isOutside(ctx, row))
  const [goods, evidence] = await Promise.all([goodsOfCase(ctx.db, row.id), evidenceOf(ctx.db, row.id)])
  const seen = { me: ctx.user.userId, siteName: siteNameOf(ctx, row.distId), mayDecideAppeal, goods, evidence }
  return presentForStaff(ctx, { row, notes, nameOf }, seen)
}

/** Who may take a case over: service staff of its site, for guardians, rights holders and authorities of the platform. */
export const handlersOf = (db: Db | Tx, { kind, distId }: CaseRow): Promise<UserId[]> =>
  findServiceIds(db, isGuestKind(kind) ? null : distId)

/** Refuses NOT_FOUND, FORBIDDEN. */
export async function listCaseHandlers(ctx: StaffCtx, { caseSn }: { caseSn: string }) {
  const row = await loadCaseForStaff(ctx, caseSn)
  const ids = (await handlersOf(ctx.db, row)).filter((id) => id !== ctx.user.userId && id !== row.userId)
  const nameOf = await namesOf(ctx.db, ids)
  return { list: ids.map((userId) => ({ userId, name: nameOf(userId) })) }
}

/** The cases that wait, and how many are late. */
export async function sizeOfCases(ctx: StaffCtx): Promise<{ total: number; overdue: number }> {
  const [total, overdue] = await Promise.all([
    ctx.db.$count(serviceCases, wantedOf(ctx, { view: 'open' })),
    ctx.db.$count(serviceCases, wantedOf(ctx, { view: 'overdue' })),
  ])
  return { total, overdue }
}

/** Of the whole platform, for the alarm. */
export const countOverdueCases = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> =>
  db.$count(serviceCases, isOverdue(now()))

/** The member who sent a case; empty if there is none. */
export async function partiesOfServiceCase({ db }: Pick<StaffCtx, 'db'>, sn: string): Promise<UserId[]> {
  const rows = await db
    .select({ userId: serviceCases.userId })
    .from(serviceCases)
    .where(inArray(serviceCases.sn, [sn]))
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
}

/** Returns the numbers of cases that these members sent, the newest `most`. */
export async function casesOfSenders({ db }: Pick<StaffCtx, 'db'>, userIds: UserId[], most: number): Promise<string[]> {
  const { sn, userId, id } = serviceCases
  const rows = await db.select({ sn }).from(serviceCases).where(inArray(userId, userIds)).orderBy(desc(id)).limit(most)
  return rows.map((row) => row.sn)
}
