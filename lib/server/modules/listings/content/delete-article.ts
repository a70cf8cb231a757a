import { and, eq } from 'drizzle-orm'
import { news } from '../../../db/schema/listings/content'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { recordEvents } from '../../core/webhooks/record-events'
import { houseOf } from './queries-writing'
import { articleOwner } from './rules-events'

/** Removes an article of the caller's own platform or distributor; its address then returns 404. Refuses NOT_FOUND. */
export async function deleteArticle(ctx: StaffCtx, { code, reason }: { code: string; reason: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const [gone] = await tx
      .delete(news)
      .where(and(eq(news.code, code), houseOf(ctx)))
      .returning({ title: news.title, html: news.html })
    if (!gone) throw refuse('NOT_FOUND')
    await recordAudit(tx, ctx, { action: 'article.remove', target: `article:${code}`, before: gone, reason })
    const removed = { owner: articleOwner(ctx), type: 'article.removed', object: `article:${code}` } as const
    await recordEvents(tx, { facts: [{ ...removed, data: { code, title: gone.title } }], at: ctx.now() })
    effects.purge('news')
  })
}
