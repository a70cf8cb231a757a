import { ACCOUNT } from '../goods/goods-types'
import type { ClaimKind } from './claims'
import type { DisputeKind } from './disputes'

/** Clauses cited by rulings; a number always refers to the same text. */
export const DISPUTE_RULES = {
  '描述规则 2.4': '限时物品必须标明到期日，未标明的按永久物品认定。',
  '描述规则 2.6': '账号的绑定、封禁和找回记录必须如实写明，未写明的按没有认定。',
  '交付规则 3.2': '交付的数量、区服和角色以订单为准；少交的按差额退，交错的由卖家重新交付。',
  '账号规则 4.2': '卖家没有在限时内交付或配合换绑的，买家可以全额退款，责任在卖家。',
  '账号规则 4.5': '交付后因买家自己的操作造成的封禁或损失，不退款。',
  '账号规则 4.6': '封禁的原因在交付前，或者由转让、原号主更换实名造成的，由卖家承担。',
  '租号规则 2.3': '租期内的违规使账号被封禁的，由租客承担，先用押金赔付。',
  '争议处理规则 3.1': '部分不符的，按不符部分的成交中位价退差额；影响主要用途的可全退。',
  '争议处理规则 3.4': '双方说法不一的，以存证的截图、发布快照和群聊记录为准；没有证据的主张不予认定。',
} as const satisfies Record<string, string>
export type DisputeRule = keyof typeof DISPUTE_RULES

/** What an order trades, as far as rules are about it. */
export type RuleSubject = 'account' | 'rental' | 'other'
const PREFIX: Readonly<Record<'account' | 'rental', string>> = { account: '账号规则', rental: '租号规则' }

/** What a sale of this type of goods trades. */
export const ruleSubject = (goodsTypeId: number): RuleSubject => (goodsTypeId === ACCOUNT ? 'account' : 'other')

/** Whether a rule is not about other kinds of orders. */
export const isRuleAbout = (rule: string, subject: RuleSubject): boolean =>
  Object.entries(PREFIX).every(([of, prefix]) => of === subject || !rule.startsWith(prefix))

const withText = (name: DisputeRule) => ({ name, text: DISPUTE_RULES[name] })

/** The clauses that a decision about such an order may cite, those named as typical first. */
export function rulesAbout(
  subject: RuleSubject,
  typical: readonly string[] = [],
): { name: DisputeRule; text: string }[] {
  const citable = (Object.keys(DISPUTE_RULES) as DisputeRule[]).filter((name) => isRuleAbout(name, subject))
  return citable.toSorted((a, b) => Number(typical.includes(b)) - Number(typical.includes(a))).map(withText)
}

const BY_KIND: Readonly<Record<DisputeKind, readonly DisputeRule[]>> = {
  mismatch: ['描述规则 2.4', '争议处理规则 3.1'],
  access: ['账号规则 4.2', '账号规则 4.5'],
  missing: ['交付规则 3.2', '争议处理规则 3.1'],
  invalid: ['交付规则 3.2', '争议处理规则 3.4'],
  redeemed: ['争议处理规则 3.4', '争议处理规则 3.1'],
  banned: ['账号规则 4.6', '账号规则 4.5', '描述规则 2.6'],
  stalled: ['账号规则 4.2', '争议处理规则 3.4'],
  other: ['争议处理规则 3.1', '争议处理规则 3.4'],
}

const BAN_RULES: readonly DisputeRule[] = ['账号规则 4.5', '账号规则 4.6', '租号规则 2.3']
const TAKEN_BACK_RULES: readonly DisputeRule[] = ['描述规则 2.6', '争议处理规则 3.4']

/** The clauses that decisions of such a claim typically cite. */
export const TYPICAL_OF_CLAIM: Readonly<Record<ClaimKind, readonly DisputeRule[]>> = {
  retrieved: TAKEN_BACK_RULES,
  face: TAKEN_BACK_RULES,
  topUps: TAKEN_BACK_RULES,
  reclaimed: ['争议处理规则 3.4'],
  banned: BAN_RULES,
  rentBanned: BAN_RULES,
}

/** The clauses a ruling on such a dispute of such an order typically cites. */
export const rulesOn = (kind: DisputeKind, subject: RuleSubject): { name: DisputeRule; text: string }[] =>
  BY_KIND[kind].filter((name) => isRuleAbout(name, subject)).map(withText)

/** Rule and facts of a decision as one text, the reason that its second approver reads. */
export const citationText = ({ rule, facts }: { rule: string; facts: string }): string => `${rule}：${facts}`

/** Reads a text of `citationText`; no rule contains the separator. */
export function readCitation(text: string): { rule: string; facts: string } {
  const at = text.indexOf('：')
  return { rule: text.slice(0, Math.max(at, 0)), facts: text.slice(at + 1) }
}
