import { and, desc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { cachedFor } from '../../../../db/cached-for'
import type { Db } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { allGames } from '../internal/game-cache'
import { isShown } from '../internal/shown-only'
import type { GameRow } from '../types'
import { rankOf, spelled, type Word, wordsOf } from './rules-words'

/** The newest accounts of a game serve as a sample of all. */
const SAMPLE = 400
const MOST = 6
const cached = cachedFor<readonly Word[]>(600_000)
/** Spelling takes longer than reading, and words rarely change. */
const spellings = new LRUCache<string, { pinyin: string; initials: string }>({ max: 50_000 })

/** Returns words of the games' accounts that a typed text may mean, best first; of one game if `gid` is given. */
export async function suggestWords(
  ctx: Ctx,
  { text, gid }: { text: string; gid?: number },
): Promise<{ list: { text: string; gameId: number; gameName: string }[] }> {
  const games = await allGames(ctx.db)
  const asked = [...games.values()].filter(({ id }) => isShown(ctx, id) && (gid === undefined || id === gid))
  const found: { word: Word; rank: number }[] = []
  // one game after another: a page's lists do not wait for one long task
  for (const game of asked)
    for (const word of await cached(ctx.db, String(game.id), () => readWords(ctx.db, game))) {
      const rank = rankOf(word, text)
      if (rank !== undefined) found.push({ word, rank })
    }
  found.sort((a, b) => a.rank - b.rank || b.word.titles - a.word.titles || a.word.text.length - b.word.text.length)
  const best = new Map<string, Word>()
  for (const { word } of found) if (best.size < MOST && !best.has(word.text)) best.set(word.text, word)
  return {
    list: [...best.values()].map(({ text: word, gameId }) => ({
      text: word,
      gameId,
      gameName: games.get(gameId)?.name ?? '',
    })),
  }
}

async function readWords(db: Db, { id, fields }: GameRow): Promise<readonly Word[]> {
  const rows = await db
    .select({ title: goods.title, facts: goods.facts })
    .from(goods)
    .where(and(onShelf, eq(goods.gameId, id), eq(goods.goodsTypeId, ACCOUNT)))
    .orderBy(desc(goods.rankedAt), desc(goods.id))
    .limit(SAMPLE)
  const choices = new Set(fields.filter(({ options = [] }) => options.length > 0).map(({ key }) => key))
  return wordsOf(rows, choices).map((word) => ({
    ...word,
    gameId: id,
    key: nameKey(word.text),
    ...spellingOf(word.text),
  }))
}

function spellingOf(text: string) {
  const known = spellings.get(text) ?? spelled(text)
  spellings.set(text, known)
  return known
}
