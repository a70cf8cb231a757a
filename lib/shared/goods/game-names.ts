import { nameKey } from '../normalize/name-key'

/** Nicknames of games used by players, besides their names and initials. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  王者荣耀: ['王者', '农药'],
  英雄联盟: ['lol'],
  英雄联盟手游: ['lolm', 'lol手游'],
  地下城与勇士: ['dnf', '地下城'],
  穿越火线: ['cf'],
  和平精英: ['吃鸡', '和平'],
  使命召唤手游: ['codm', '使命召唤'],
  三角洲行动: ['三角洲'],
  永劫无间: ['永劫'],
  无畏契约: ['瓦罗兰特', 'valorant'],
  火影忍者: ['火影'],
  第五人格: ['第五'],
  '崩坏：星穹铁道': ['崩铁', '星铁', '星穹铁道'],
  绝区零: ['zzz'],
  魔兽世界: ['魔兽', 'wow'],
  梦幻西游: ['梦幻'],
  天涯明月刀: ['天刀'],
  剑网3: ['剑三', '剑网三', 'jx3'],
  QQ飞车手游: ['qq飞车', '飞车手游'],
  金铲铲之战: ['金铲铲'],
  '火炬之光：无限': ['火炬之光'],
  蛋仔派对: ['蛋仔'],
  明日方舟: ['方舟'],
}

export interface GameName {
  name: string
  initials?: string
  pinyin?: string
}

/** Other names of a game, as search keys. Two-letter initials are excluded, because they are too often words. */
export const otherNames = ({ name, initials = '', pinyin = '' }: GameName): string[] =>
  [...(ALIASES[name] ?? []), initials.length > 2 ? initials : '', pinyin].map(nameKey).filter(Boolean)

/** All search keys that match a game while its name is typed. */
export const gameKeys = (game: GameName): string[] =>
  [game.name, game.initials ?? ''].map(nameKey).concat(otherNames(game))

/** What follows the name is part of the name of another game. */
const OTHER_GAME = /^[手端页頁]游|^[手端页頁]遊/

/** Whether a keyword may continue like this after a name: not within a Latin word or a number, nor within a Chinese word. */
function endsHere(key: string, rest: string, isOther: boolean): boolean {
  if (/^[a-z0-9]/.test(rest)) return !/[a-z0-9]$/.test(key)
  return !isOther && !OTHER_GAME.test(rest)
}

/** The part of a text after a name, whose spelling may differ from that of its key. */
function after(text: string, key: string): string | undefined {
  const chars = [...text]
  const end = chars.findIndex((_, at) => nameKey(chars.slice(0, at + 1).join('')) === key)
  return end < 0
    ? undefined
    : chars
        .slice(end + 1)
        .join('')
        .replace(/^[\s\p{P}]+/u, '')
}

/**
 * The game whose name is a keyword or its beginning, and the words after it: 王者荣耀V8. Without `others` only full names
 * match.
 */
export function namedGame<G extends GameName>(
  keyWord: string,
  games: readonly G[],
  { others }: { others: boolean },
): { game: G; rest: string } | undefined {
  const called = (key: string) =>
    games.find(({ name }) => nameKey(name) === key) ??
    (others ? games.find((game) => otherNames(game).includes(key)) : undefined)
  const word = nameKey(keyWord)
  const whole = word ? called(word) : undefined
  if (whole) return { game: whole, rest: '' }
  const parts = keyWord.split(/[\s\p{P}]+/u).filter(Boolean)
  for (let first = parts.length - 1; first > 0; first--) {
    const game = called(nameKey(parts.slice(0, first).join('')))
    if (game) return { game, rest: parts.slice(first).join(' ') }
  }
  const [best] = games
    .flatMap((game) => [
      { game, key: nameKey(game.name), isOther: false },
      ...(others ? otherNames(game).map((key) => ({ game, key, isOther: true })) : []),
    ])
    .filter(({ key, isOther }) => key && word.startsWith(key) && endsHere(key, word.slice(key.length), isOther))
    .sort((a, b) => b.key.length - a.key.length)
  const rest = best && after(keyWord, best.key)
  return best && rest ? { game: best.game, rest } : undefined
}
