import { and, desc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { otherNames } from '@/lib/shared/goods/game-names'
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

interface Suggested {
  games: { id: number; name: string }[]
  list: { text: string; gameId: number; gameName: string }[]
}

/**
 * Returns words of the games' accounts that a typed text may mean, best first; of one game if `gid` is given. `games`:
 * whose names the text resembles at least as much as the best word.
 */
export async function suggestWords(ctx: Ctx, { text, gid }: { text: string; gid?: number }): Promise<Suggested> {
  const games = await allGames(ctx.db)
  const shown = [...games.values()].filter(({ id }) => isShown(ctx, id))
  const asked = shown.filter(({ id }) => gid === undefined || id === gid)
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
  const least = found[0]?.rank ?? Number.POSITIVE_INFINITY
  return {
    games: rankedGames(shown, text)
      .filter(({ id, rank }) => rank <= least && id !== gid)
      .map(({ id, name }) => ({ id, name }))
      .slice(0, MOST),
    list: [...best.values()].map(({ text: word, gameId }) => ({
      text: word,
      gameId,
      gameName: games.get(gameId)?.name ?? '',
    })),
  }
}

/** Games with a name or nickname that a text may mean, best first. */
const rankedGames = (games: readonly GameRow[], text: string) =>
  games
    .map((game) => {
      const names = [nameKey(game.name), ...otherNames(game)]
      const ranks = names.flatMap((key) => rankOf({ key, ...spellingOf(key) }, text) ?? [])
      return { id: game.id, name: game.name, rank: Math.min(...ranks) }
    })
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)

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
