import { mediaUrl } from './safe-url'

/**
 * Immutable addresses of generated covers. The path carries everything the drawing depends on and nothing else,
 * so a browser or CDN keeps it for ever; `renderCover` in cover.ts reads it back.
 */
export interface GameFace {
  id: number | string
  name: string
}
export interface GoodsFace {
  goodsSn: string
  gameId: number | string
  gameName: string
  /** Text yuan. */
  price: string | number
  /** smallTitleName, on pages of a single game only: its first character replaces the game's. */
  mark?: string
  /** At most two strongest values, "value|label"; leave out where the row already shows them. */
  facts?: readonly string[]
  /** Twice the size, for the picture of a detail page. */
  wide?: boolean
}
export interface UserFace {
  userId: number | string
  nickName: string
  actor?: string | null
}

const clean = (text: string): string => text.replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '')
const enc = (text: string): string => encodeURIComponent(clean(text))

/** The one big character of a name; common prefixes say nothing about a game and are skipped. */
export function coverInitial(name: string): string {
  const full = clean(name).trim()
  const short = full.replace(/^(QQ|新|手游)/, '')
  return [...(short || full)][0]?.toUpperCase() ?? '·'
}

/** Price band 1-5 by yuan: below 100, 500, 2000, 10000, and above. */
export const priceBand = (yuan: string | number): number =>
  [100, 500, 2000, 10_000].filter((n) => Number(yuan) >= n).length + 1

export const gameCoverUrl = (game: GameFace): string =>
  `/media/cover/game/${enc(String(game.id))}-${enc(coverInitial(game.name))}.svg`

export function goodsCoverUrl(goods: GoodsFace): string {
  const face = goods.mark ? `m${enc(coverInitial(goods.mark))}` : `g${enc(coverInitial(goods.gameName))}`
  const facts = (goods.facts ?? []).slice(0, 2).map((fact) => `/${enc(fact)}`)
  const size = goods.wide ? 'w' : ''
  return `/media/cover/goods/${enc(String(goods.gameId))}/${enc(goods.goodsSn)}/${priceBand(goods.price)}${size}-${face}${facts.join('')}.svg`
}

/** Stand-in for a seller's wall of skins, one tile per item; 24 tiles by default. */
export const wallCoverUrl = (gameId: number | string, items: readonly string[], cols = 6, rows = 4): string =>
  `/media/cover/wall/${enc(String(gameId))}/${cols}x${rows}/${items
    .slice(0, 24)
    .map((item) => enc([...item].slice(0, 6).join('')))
    .join(',')}.svg`

/** 16:9 picture of an article: the colours of an id (a game's, where it is about one) and one to six characters. */
export const newsCoverUrl = (id: number | string, word: string): string =>
  `/media/cover/news/${enc(String(id))}/${enc([...clean(word).trim()].slice(0, 6).join(''))}.svg`

/** An uploaded portrait wins; otherwise the generated one. */
export const avatarUrl = (user: UserFace): string =>
  mediaUrl(user.actor) || `/media/cover/avatar/${enc(String(user.userId))}-${enc(coverInitial(user.nickName))}.svg`
