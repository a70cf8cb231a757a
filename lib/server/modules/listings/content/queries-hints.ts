import { desc } from 'drizzle-orm'
import { searchable } from '@/lib/shared/normalize/searchable'
import { news } from '../../../db/schema/listings/content'
import type { Ctx } from '../../../runtime/context'
import { visible } from './queries-news'
import { matchScore } from './rules'

/** Articles that are compared. */
const MOST = 1000
/** Pairs of characters that a title must share with the text. */
const LEAST = 1

/** The articles and documents of this site whose titles share most with a text in everyday words, best first. */
export async function findArticles(ctx: Ctx, text: string, most: number): Promise<{ title: string; code: string }[]> {
  const rows = await ctx.db
    .select({ title: news.title, code: news.code })
    .from(news)
    .where(visible(ctx))
    .orderBy(desc(news.publishedAt))
    .limit(MOST)
  const asked = searchable(text)
  return rows
    .map((row) => ({ ...row, score: matchScore(asked, searchable(row.title)) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
}
