import type { GoodsRow } from '@/lib/contract/entities/goods'
import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/cover-url'
import { mediaUrl } from '@/lib/shared/safe-url'

/** A fact longer than this does not fit on a cover (characters). */
const LONGEST_FACT = 5

/** What the generated cover shows on pages of many games: the game and its two strongest facts. */
export function mixedFace(goods: GoodsRow): GoodsFace {
  return { ...plainFace(goods), facts: coverFacts(goods) }
}

/** On pages of one game the item's own character replaces the game's; the row beside it lists the facts. */
export const singleGameFace = (goods: GoodsRow): GoodsFace => ({
  ...plainFace(goods),
  mark: goods.smallTitleName || undefined,
})

/** The uploaded picture, else the drawn cover, as CoverImage takes them. */
export function pictureOf(goods: GoodsRow, face: GoodsFace): { picture: string } | { cover: string } {
  const picture = mediaUrl(goods.thumbnail)
  return picture ? { picture } : { cover: goodsCoverUrl(face) }
}

const coverFacts = (goods: GoodsRow): string[] =>
  goods.facts
    .filter((fact) => [...fact.value].length <= LONGEST_FACT)
    .slice(0, 2)
    .map((fact) => `${fact.value}|${fact.label}`)

const plainFace = ({ goodsSn, gameId, gameName, price }: GoodsRow): GoodsFace => ({ goodsSn, gameId, gameName, price })

/** "安卓QQ · 手Q 128区"; empty parts vanish. */
export const placeText = (goods: GoodsRow, ...before: string[]): string =>
  [...before, goods.areaName, goods.serverName].filter(Boolean).join(' · ')
