import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { maskPhone } from '@/lib/shared/text/mask'
import type { Db, Tx } from '../../../db/client'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import type { Ctx } from '../../../runtime/context'
import { countHit } from '../../../runtime/rate-limit'
import { refuse } from '../../../runtime/refusal'
import { findArticles } from '../../listings/content/queries-hints'
import { listRunning } from '../../orders/trading/lists/queries-running'
import { findByPhone, findOwnCase } from './internal/lock-case'
import { presentBrief, presentCase } from './present'
import { namesOf, notesOf } from './queries'
import { findSender, requireSender } from './queries-sender'
import { phoneHashOf } from './rules'
import type { CaseRow } from './types'

const MOST = 50
const MOST_ARTICLES = 5
/** Per case and hour, from anywhere: a phone cannot be guessed from many addresses. */
const LOOKUPS = 30
const HOUR_SECONDS = 3600

export async function loadSender(ctx: Ctx, guest: string) {
  const sender = await findSender(ctx, guest)
  return { phone: maskPhone(sender?.phone ?? ''), isMember: sender?.isMember ?? false }
}

export async function listOwnCases(ctx: Ctx, guest: string) {
  const sender = await findSender(ctx, guest)
  if (!sender) return { list: [] }
  // a member also sees what was sent by the same phone without logging in
  const byPhone = and(isNull(serviceCases.userId), eq(serviceCases.phoneHash, phoneHashOf(ctx.vault, sender.phone)))
  const isOwn = sender.isMember ? or(eq(serviceCases.userId, sender.ctx.user.userId), byPhone) : byPhone
  const rows = await ctx.db
    .select()
    .from(serviceCases)
    .where(and(isOwn, eq(serviceCases.distId, ctx.dist.distId)))
    .orderBy(desc(serviceCases.id))
    .limit(MOST)
  const nameOf = await namesOf(
    ctx.db,
    rows.map(({ handlerId }) => handlerId),
  )
  return { list: rows.map((row) => presentBrief(row, nameOf)) }
}

/** Refuses NOT_FOUND, TOO_MANY. */
export async function lookUpCase(ctx: Ctx, { caseSn, phone }: { caseSn: string; phone: string }) {
  const tries = await countHit(ctx.db, `case ${caseSn}`, HOUR_SECONDS, ctx.now().getTime())
  if (tries > LOOKUPS) throw refuse('TOO_MANY')
  const row = await findByPhone(ctx, { sn: caseSn, phone })
  return presentBrief(row, await namesOf(ctx.db, [row.handlerId]))
}

/** A case as its sender sees it. */
export async function showOwn(ctx: Pick<Ctx, 'vault' | 'now'>, db: Db | Tx, row: CaseRow) {
  const notes = await notesOf(db, row.id)
  const nameOf = await namesOf(db, [row.handlerId, ...notes.map(({ staffId }) => staffId)])
  return presentCase(ctx, { row, notes, nameOf })
}

/** Refuses CASE_SENDER, NOT_FOUND. */
export async function loadOwnCase(ctx: Ctx, { caseSn, guest }: { caseSn: string; guest: string }) {
  const sender = await requireSender(ctx, guest)
  return showOwn(ctx, ctx.db, await findOwnCase(ctx.db, sender, caseSn))
}

/** What may answer a question before it is sent. */
export async function loadHints(ctx: Ctx, { text }: { text: string }) {
  const [orders, articles] = await Promise.all([
    ctx.user ? listRunning(ctx, ctx.user.userId) : [],
    text ? findArticles(ctx, text, MOST_ARTICLES) : [],
  ])
  return { orders, articles: articles.map(({ title, code }) => ({ title, url: `/news/${code}` })) }
}
