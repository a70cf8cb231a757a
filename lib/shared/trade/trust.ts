import { normalAccount } from '../normalize/account'
import { passes, RULES } from '../people/field-rules'

/** Labels and checks of service verification and blacklist, shared by forms, server, dialog and pages. */

export const VERIFY_KINDS = [
  { value: 1, label: 'QQ' },
  { value: 2, label: '微信' },
] as const
export type VerifyKind = (typeof VERIFY_KINDS)[number]['value']

export const SERVICE_ID_MAX = 40

/** Label before an account; applied to a normalised text. */
export const ACCOUNT_LABEL =
  /^(?:客服)?(?:qq|q|微信|威信|wechat|weixin|wx|vx|手机|电话|mobile|phone|tel|支付宝|游戏账号|账号)(?:号码|号|id)?[:：=#_-]*/
const PUNCTUATION = /^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu

/** Normalises a contact that was copied with its label, an @ or punctuation: these are not part of any contact. */
export function normalContact(text: string): string {
  const whole = normalAccount(text).replace(PUNCTUATION, '')
  const bare = normalAccount(whole.replace(ACCOUNT_LABEL, '').replace(PUNCTUATION, ''))
  return passes('contact', whole) || !passes('contact', bare) ? whole : bare
}

/**
 * Error if the entered service contact cannot be checked, or ''. A text that cannot be a contact is an error, because a
 * genuine contact inside it would be called fake.
 */
export function verifyError(kind: VerifyKind, value: string): string {
  const id = normalContact(value)
  if (kind === 1) return passes('qq', id) ? '' : '请输入正确的客服QQ号'
  return passes('wechat', id) ? '' : '请输入正确的客服微信号'
}

export const verifiedText = (value: string, isGenuine: boolean): string =>
  `已核实：${value} 是${isGenuine ? '真客服' : '冒充的客服'}`

export const ACCOUNT_KINDS = { 1: 'QQ', 2: '微信', 3: '手机号', 4: '游戏账号' } as const
export type AccountKind = keyof typeof ACCOUNT_KINDS

export const ACCOUNT_MAX = 40
const GAME_ACCOUNT = /^[\p{L}\p{N}@._-]{4,40}$/u

/** Error if the account cannot be reported, or ''. */
export function accountError(kind: AccountKind, value: string): string {
  const account = normalAccount(value)
  if (kind === 1) return passes('qq', account) ? '' : RULES.qq.message
  if (kind === 2) return passes('wechat', account) ? '' : RULES.wechat.message
  if (kind === 3) return passes('mobile', account) ? '' : RULES.mobile.message
  return GAME_ACCOUNT.test(account) ? '' : '请输入4-40位的游戏账号，不要带密码'
}

/** Whether this text could be an account of any kind; if not, a lookup is pointless. */
export const isAccount = (value: string): boolean =>
  ([1, 2, 3, 4] as const).some((kind) => accountError(kind, value) === '')

export const NO_BLACK_CONTENT = '请输入要查询的黑号'
/** Result of a blacklist check. */
export const BLACK_RESULT = { none: 0, black: 1, clean: 2 } as const
export const BLACK_TEXT: Record<number, string> = {
  [BLACK_RESULT.none]: '未查询到结果，请核对后重新输入',
  [BLACK_RESULT.black]: '该账号是黑号',
  [BLACK_RESULT.clean]: '该账号无不良记录',
}

export type BlackReason = 'retrieve' | 'fakeService' | 'offSite' | 'falseRefund' | 'fakeGoods'

/** Reasons for reporting an account, with the rule cited by a ruling. */
export const BLACK_REASONS: Record<BlackReason, { name: string; rule: string; text: string }> = {
  retrieve: {
    name: '找回账号',
    rule: '《黑名单管理规则》第三条第一款',
    text: '账号售出后，卖方以申诉、人脸或改绑等方式取回账号，且未在平台通知的期限内归还的，列入黑名单。',
  },
  fakeService: {
    name: '冒充客服',
    rule: '《黑名单管理规则》第三条第二款',
    text: '以平台或其合作方名义联系用户，骗取货款、验证码或账号资料的，列入黑名单。',
  },
  offSite: {
    name: '站外诈骗',
    rule: '《黑名单管理规则》第三条第三款',
    text: '引导用户离开平台付款后不交付、失联或再次索款的，列入黑名单。',
  },
  falseRefund: {
    name: '恶意退款',
    rule: '《黑名单管理规则》第三条第四款',
    text: '收到商品后虚构事实申请退款，或修改、转移商品后拒不返还的，列入黑名单。',
  },
  fakeGoods: {
    name: '虚假商品',
    rule: '《黑名单管理规则》第三条第五款',
    text: '多次出售与描述严重不符、来源不明或已被处罚的商品，经警示仍不改正的，列入黑名单。',
  },
}

export type RulingKind = 'trade' | 'retrieval' | 'blacklist'
export const RULING_KINDS: Record<RulingKind, string> = {
  trade: '售后',
  retrieval: '账号找回',
  blacklist: '黑名单处理公示',
}

export const RULING_STATES = {
  final: '已生效',
  appealed: '申诉中',
  upheld: '申诉后维持',
  overturned: '申诉后撤销',
} as const
export type RulingState = keyof typeof RULING_STATES
export const REPORT_STATES = { pending: '审核中', accepted: '已受理', rejected: '未通过' } as const
export const APPEAL_STATES = {
  pending: '审核中',
  granted: '申诉成立',
  dismissed: '申诉不成立',
  inadmissible: '不予受理',
} as const

export const STORY_MIN = 20
export const STORY_MAX = 1000
export const EVIDENCE_MAX = 6
export const REVIEW_HOURS = 48
/** Days to appeal for parties of trade and retrieval cases; blacklisted users may appeal at any time. */
export const APPEAL_DAYS = 30

/** Page of a ruling. */
export const rulingPath = (kind: RulingKind, code: string): string =>
  kind === 'blacklist' ? `/black/${code}` : `/eventCase/detail?code=${encodeURIComponent(code)}`

export type GoodsReportReason = 'untrue' | 'offSite' | 'notOwn' | 'price' | 'banned' | 'other'
/** Reasons for reporting an item on sale. */
export const GOODS_REPORT_REASONS: Record<GoodsReportReason, string> = {
  untrue: '描述或截图不实',
  offSite: '引导站外交易',
  notOwn: '盗用他人账号或资料',
  price: '价格虚假',
  banned: '违禁商品',
  other: '其他',
}
export const GOODS_STORY_MIN = 10
export const GOODS_STORY_MAX = 500

/** Days for which a member's own blacklist lookups are stored. */
export const LOOKUP_DAYS = 30
