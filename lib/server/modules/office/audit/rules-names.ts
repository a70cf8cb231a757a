import { placeName, placeOf } from '../rule-book/rules'
import { definedOf } from '../rule-book/rules-defined'

interface Names {
  user: (id: string) => string
  goods: (sn: string) => string
  game: (gameId: number) => string
  dist: (distId: number) => string
}

interface Named {
  code: string
  key: string
  /** What the audit row recorded: removed things have their names only there. */
  known: Record<string, unknown>
}

const LISTS: Readonly<Record<string, string>> = {
  orders: '订单',
  users: '用户',
  messages: '聊天记录',
  conversations: '会话',
  cases: '工单',
  coverFund: '包赔基金',
}

/** Returns the name of an object with its number, where people use one. */
export function nameOfObject({ code, key, known }: Named, names: Names): string {
  if (code === 'user') return names.user(key)
  if (code === 'goods') return [names.goods(key), key].filter(Boolean).join('・')
  if (code === 'game' || code === 'ladder') return names.game(Number(key))
  if (code === 'dist' || code === 'site') return names.dist(Number(key))
  if (code === 'rule') return ruleName(key, names)
  if (code === 'replies') return key.endsWith(':0') ? '全站共用' : '个人'
  if (code === 'list') return LISTS[key] ?? key
  const named = known.title ?? known.name
  return typeof named === 'string' && named && named !== key ? `${named}（${key}）` : key
}

/** A target of the rule book: key, then mode, game and site, each `*` where the rule holds for all. */
function ruleName(target: string, names: Names): string {
  const place = placeOf(target)
  const { key } = place
  const label = definedOf(key)?.label ?? key
  return target === key ? label : `${label}（${placeName(place, names)}）`
}
