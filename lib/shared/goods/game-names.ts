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
