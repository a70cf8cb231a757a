import type { FenText } from '../money/money'

/** Hours within which staff review an item. */
export const REVIEW_HOURS = 2

/** Shares of the median of similar sales: an account priced below the lower or above the upper one is reviewed. */
export const PRICE_SHARES = { cheap: 0.6, dear: 2.5 } as const

/** Maximum goods per staff decision. */
export const REVIEW_MOST = 50

/**
 * `stop`: cannot be approved; `danger`: approved individually and with a reason; `warn`: can also be approved in bulk.
 */
type FindingWeight = 'stop' | 'danger' | 'warn'

/** Findings of the automatic check. */
export const FINDING_RULES = {
  word: { name: '违禁词', weight: 'stop' },
  contact: { name: '联系方式', weight: 'danger' },
  black: { name: '卖家在黑名单', weight: 'danger' },
  machine: { name: '机审拦截', weight: 'danger' },
  picture: { name: '图片重复', weight: 'danger' },
  cheap: { name: '价格偏低', weight: 'danger' },
  dear: { name: '价格偏高', weight: 'warn' },
  first: { name: '新卖家首发', weight: 'warn' },
  sample: { name: '新图抽审', weight: 'warn' },
  bare: { name: '缺少截图', weight: 'danger' },
  video: { name: '含视频', weight: 'warn' },
  fresh: { name: '新号高价', weight: 'warn' },
  doubt: { name: '机审存疑', weight: 'warn' },
  unlooked: { name: '机审未完成', weight: 'warn' },
  again: { name: '重新提交', weight: 'warn' },
} as const satisfies Record<string, { name: string; weight: FindingWeight }>
export type FindingRule = keyof typeof FINDING_RULES
export const FINDING_NAMES = Object.keys(FINDING_RULES) as [FindingRule, ...FindingRule[]]

export interface Finding {
  rule: FindingRule
  /** Description of the finding, also shown to the seller. */
  text: string
  /** Of a finding about the price: the price, which staff approve with the item. */
  price?: FenText
}

const WEIGHTS: readonly FindingWeight[] = ['warn', 'danger', 'stop']

/** The highest severity among the findings. */
export const weightOf = (findings: readonly Pick<Finding, 'rule'>[]): FindingWeight =>
  findings.reduce<FindingWeight>((most, { rule }) => {
    const { weight } = FINDING_RULES[rule]
    return WEIGHTS.indexOf(weight) > WEIGHTS.indexOf(most) ? weight : most
  }, 'warn')

/** Reasons for which staff refuse an item or take it off the shelf; several may apply. */
export const REFUSE_REASONS = {
  facts: '信息与截图不符',
  ban: '漏填封号或绑定情况',
  picture: '图片重复或盗用',
  price: '价格异常',
  contact: '含联系方式或引导站外交易',
  word: '含违禁内容',
  other: '其他',
} as const
export type RefuseReason = keyof typeof REFUSE_REASONS
export const REFUSE_NAMES = Object.keys(REFUSE_REASONS) as [RefuseReason, ...RefuseReason[]]

/** replaced: the seller changed the item before it was decided. */
export const REVIEW_STATES = {
  waiting: '等待审核',
  passed: '已通过',
  refused: '未通过',
  removed: '被下架',
  replaced: '已被新的一版替换',
} as const
export type ReviewState = keyof typeof REVIEW_STATES

/** More goods on sale are neither counted nor listed for staff. */
export const MOST_ON_SALE = 10_000
