import { and, eq } from 'drizzle-orm'
import { news } from '../../../db/schema/content'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { houseOf } from './queries-writing'

/** Takes an article of the own house away; its address is missing from now on. Refuses NOT_FOUND. */
export async function removeArticle(ctx: StaffCtx, { code, reason }: { code: string; reason: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const [gone] = await tx
      .delete(news)
      .where(and(eq(news.code, code), houseOf(ctx)))
      .returning({ title: news.title, html: news.html })
    if (!gone) throw refuse('NOT_FOUND')
    await keepAudit(tx, ctx, { action: 'article.remove', target: `article:${code}`, before: gone, reason })
    effects.purge('news')
  })
}
