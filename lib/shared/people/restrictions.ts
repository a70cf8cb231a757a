import { formatShortTime } from '../time'

/** What a member can be restricted from, with the names shown. */
export const RESTRICTION_KINDS = {
  list: '上架',
  buy: '下单',
  withdraw: '提现',
  chat: '聊天',
  login: '登录',
} as const
export type RestrictionKind = keyof typeof RESTRICTION_KINDS
export const RESTRICTION_KIND_NAMES = Object.keys(RESTRICTION_KINDS) as [RestrictionKind, ...RestrictionKind[]]

/** What each kind means, for the member and for staff; running orders are finished under all of them. */
export const RESTRICTION_EFFECTS: Readonly<Record<RestrictionKind, string>> = {
  list: '不能发布和上架商品，在售商品暂时下架，解除后自动恢复。',
  buy: '不能下单、出价和发布求购。',
  withdraw: '不能提现，余额不会扣除。',
  chat: '不能提问和回复提问，进行中订单的群聊照常使用。',
  login: '登录后只能处理进行中的订单、钱包和账号限制。',
}

/** The longest time of a restriction, and of each renewal. */
export const RESTRICTION_DAYS = 30
/** Hours within which an appeal is decided. */
export const RESTRICTION_APPEAL_HOURS = 72
/** Pictures of evidence with a restriction or an appeal. */
export const RESTRICTION_PICTURES = 9

interface Clause {
  text: string
  /** What may be restricted by it: kinds, or an amount held. */
  allows: readonly (RestrictionKind | 'held')[]
}
/** Clauses a restriction can cite; a number always refers to the same text. */
export const RESTRICTION_CLAUSES = {
  '账号规则 6.1': {
    text: '涉嫌盗号、冒用实名或出借账号的，核实本人之前可以限制登录、上架、下单和提现。',
    allows: ['login', 'list', 'buy', 'withdraw'],
  },
  '账号规则 6.2': { text: '多次不发货、虚假发货或商品与描述不符的，可以限制上架。', allows: ['list'] },
  '账号规则 6.3': { text: '恶意退款、虚假付款或反复下单不付款的，可以限制下单。', allows: ['buy'] },
  '账号规则 6.4': { text: '引导平台外交易、骚扰他人或发布违规内容的，可以限制聊天。', allows: ['chat'] },
  '账号规则 6.5': {
    text: '款项来源可疑或涉及未处理完的售后，可以冻结涉及的金额，其余余额照常提现。',
    allows: ['held'],
  },
  '账号规则 6.6': {
    text: '以“已在别处售出”取消已付款订单的，降低商品展示；多次发生的，可以限制上架。',
    allows: ['list'],
  },
  '账号规则 6.7': {
    text: '同时违反以上多条或者情节严重的，可以同时限制登录、上架、下单、聊天和提现，并冻结涉及的金额。',
    allows: ['login', 'list', 'buy', 'chat', 'withdraw', 'held'],
  },
} as const satisfies Record<string, Clause>
export type RestrictionClause = keyof typeof RESTRICTION_CLAUSES
export const RESTRICTION_CLAUSE_NAMES = Object.keys(RESTRICTION_CLAUSES) as [RestrictionClause, ...RestrictionClause[]]

/** Of restrictions that replaced the freezes of earlier releases. */
export const FORMER_FREEZE = '历史冻结'
/** Of amounts held for an authority: there is no appeal here, and two lift it before its date. */
export const JUDICIAL_HOLD = '司法协助'
const OTHER_CLAUSES: Readonly<Record<string, string>> = {
  [FORMER_FREEZE]: '升级前的平台冻结，改为有期限的限制，到期自动解除。',
  [JUDICIAL_HOLD]: '按有权机关的文书协助冻结，平台不能受理申诉，请联系作出决定的机关。',
}
export const clauseText = (clause: string): string =>
  OTHER_CLAUSES[clause] ?? RESTRICTION_CLAUSES[clause as RestrictionClause]?.text ?? ''

/** Who cannot log in normally can neither sell nor buy anything new. */
export function completeKinds(kinds: readonly RestrictionKind[]): RestrictionKind[] {
  const all = new Set(kinds.includes('login') ? [...kinds, 'list', 'buy'] : kinds)
  return RESTRICTION_KIND_NAMES.filter((kind) => all.has(kind))
}

/** The clauses each of which allows all of this; all of them while nothing is chosen. */
export function clausesFor({ kinds, isHeld }: { kinds: readonly RestrictionKind[]; isHeld: boolean }) {
  const wanted: readonly Clause['allows'][number][] = [...completeKinds(kinds), ...(isHeld ? (['held'] as const) : [])]
  return RESTRICTION_CLAUSE_NAMES.filter((name) => {
    const { allows }: Clause = RESTRICTION_CLAUSES[name]
    return wanted.every((one) => allows.includes(one))
  })
}

/** 上架、下单 */
export const kindsText = (kinds: readonly RestrictionKind[]): string =>
  kinds.map((kind) => RESTRICTION_KINDS[kind]).join('、')

/** Why something is refused to a restricted member, until when, and where to read more. */
export const restrictedText = (kind: RestrictionKind, until: Date): string =>
  kind === 'login'
    ? `账号已限制登录，${formatShortTime(until)} 前只能处理进行中的订单、钱包和账号限制`
    : `账号已限制${RESTRICTION_KINDS[kind]}，${formatShortTime(until)} 解除。原因和申诉见个人中心的账号限制`

export const RESTRICTION_STATES = {
  active: '限制中',
  ended: '已到期',
  lifted: '已解除',
  overturned: '申诉通过',
} as const
export type RestrictionState = keyof typeof RESTRICTION_STATES

export const RESTRICTION_APPEAL_STATES = {
  open: '申诉处理中',
  kept: '申诉未通过',
  overturned: '申诉通过',
  closed: '申诉已结束',
} as const
export type RestrictionAppealState = keyof typeof RESTRICTION_APPEAL_STATES

/** The page of a member's restrictions. */
export const RESTRICTIONS_PATH = '/center/restrictions'

/** Pages for members who are restricted from logging in, besides that page: running orders, the wallet, the account. */
const ROOM_PAGES = [
  ...[RESTRICTIONS_PATH, '/center/buyers', '/center/boosting/boosterOrder', '/chatSystem'],
  ...['/center/mywallets', '/center/myself', '/center/assets', '/center/agreement', '/center/notifications'],
  ...['/center/myshop/shopOrder', '/center/rent', '/faceCheck', '/customerAssess'],
]
export const isRoomPage = (path: string): boolean =>
  ROOM_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
