import { and, eq } from 'drizzle-orm'
import { PLATFORM_NEWS } from '@/lib/shared/site/news'
import { safeUrl } from '@/lib/shared/text/safe-url'
import { formatDate } from '@/lib/shared/time'
import { news } from '../../../db/schema/listings/content'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { recordEvents } from '../../core/webhooks/record-events'
import { isGame } from '../catalog/games/queries-games'
import { houseOf } from './queries-writing'
import { plainText, sanitizeArticle } from './rules'
import { articleOwner } from './rules-events'
import { articleRevision } from './rules-revision'

interface ArticleInput {
  /** Absent: a new article. */
  code?: string
  isNew: boolean
  type: number
  category?: string
  title: string
  summary: string
  keywords: string
  cover: string
  gameId: number
  pinned: boolean
  /** Absent: now, or unchanged for an existing article. */
  publishTime?: Date
  draft: boolean
  html: string
  /** Of the text that the editor opened; absent: not compared. */
  revision?: string
}

/**
 * Creates or updates an article of the caller's own platform or distributor; articles of others are not found. The HTML
 * is sanitised before it is stored. Resolves with its code. Refuses NOT_FOUND, CONTENT_STALE, ARTICLE_CODE,
 * INVALID_INPUT.
 */
export async function saveArticle(ctx: StaffCtx, input: ArticleInput): Promise<string> {
  const html = sanitizeArticle(input.html)
  if (plainText(html) === '' && !html.includes('<img')) throw refuse('INVALID_INPUT', '请填写正文', { field: 'html' })
  if (input.type === PLATFORM_NEWS && !input.category)
    throw refuse('INVALID_INPUT', '请选择栏目', { field: 'category' })
  if (input.gameId > 0 && !(await isGame(ctx, input.gameId)))
    throw refuse('INVALID_INPUT', '没有这个游戏', { field: 'gameId' })
  if (input.cover && safeUrl(input.cover) === '#') throw refuse('INVALID_INPUT', '封面地址不安全', { field: 'cover' })
  const now = ctx.now()
  const { code = newCode(now), isNew, publishTime, category, revision, ...fields } = input
  const values = {
    ...fields,
    html,
    category: input.type === PLATFORM_NEWS ? (category ?? '') : '',
    updatedAt: now,
    ...(publishTime && { publishedAt: publishTime }),
  }
  await inTx(ctx, async (tx, effects) => {
    const own = and(eq(news.code, code), houseOf(ctx))
    const [former] = await tx.select().from(news).where(own).for('update')
    if (isNew || input.code === undefined) {
      const added = await tx
        .insert(news)
        .values({ publishedAt: now, ...values, code, distId: contentDist(ctx) })
        .onConflictDoNothing()
        .returning({ code: news.code })
      if (added.length === 0) throw refuse('ARTICLE_CODE')
    } else {
      if (!former) throw refuse('NOT_FOUND')
      if (revision !== undefined && revision !== articleRevision(former)) throw refuse('CONTENT_STALE')
      await tx.update(news).set(values).where(own)
    }
    const before = former && { title: former.title, type: former.type, draft: former.draft }
    const after = { title: input.title, type: input.type, pinned: input.pinned, draft: input.draft }
    await recordAudit(tx, ctx, { action: 'article.save', target: `article:${code}`, before, after })
    const saved = { owner: articleOwner(ctx), type: 'article.saved', object: `article:${code}` } as const
    await recordEvents(tx, { facts: [saved], at: now })
    effects.purge('news')
  })
  return code
}

/** Returns the date plus a suffix that distinguishes the articles of that day. */
const newCode = (at: Date): string =>
  `${formatDate(at).replaceAll('-', '')}-${randomToken(6).replace(/[-_]/g, 'x').toLowerCase()}`
