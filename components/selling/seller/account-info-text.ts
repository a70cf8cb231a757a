import type { GameFilter } from '@/lib/contract/entities/goods'
import { cutText } from '@/lib/shared/text/cut-text'

export interface AccountFacts {
  areaId: string
  /** By field key, without the unit. */
  facts: Record<string, string>
  /** Names of rare items as entered: separated by commas, spaces between commas, or lines. */
  treasures: string
  phone: string
  realName: string
  mail: string
  history: string
}

export const BINDINGS = {
  phone: { label: '手机', options: ['手机可换绑', '手机未绑定', '手机暂不可换'] },
  realName: { label: '实名', options: ['可二次实名', '未实名', '已实名不可更改'] },
  mail: { label: '邮箱', options: ['邮箱可换绑', '未绑定邮箱', '死邮箱'] },
  history: { label: '处罚记录', options: ['无封号记录', '有过禁言', '有过短期封禁'] },
} as const
type BindingName = keyof typeof BINDINGS
export const BINDING_NAMES = Object.keys(BINDINGS) as BindingName[]

export const EMPTY_FACTS: AccountFacts = {
  areaId: '',
  facts: {},
  treasures: '',
  phone: '',
  realName: '',
  mail: '',
  history: '',
}

/** Maximum title length of the publish form, in characters. */
const TITLE_MAX = 60
/** Positive facts are used in the title, warnings only in the text. */
const GOOD: readonly string[] = ['手机可换绑', '可二次实名', '未实名', '无封号记录']

export const treasureList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]+/)
      .map((part) => cutText(part.trim(), 30))
      .filter(Boolean),
  ),
]

const areaName = (filter: GameFilter, areaId: string): string =>
  filter.areas.find((area) => String(area.specialId) === areaId)?.specialName ?? ''

/** Main facts of a game; all of them if none is marked. */
export const mainOf = ({ fields }: GameFilter) => fields.filter(({ isMain }) => isMain !== false)

/** e.g. "皮肤 312", "段位 荣耀王者"; empty fields are omitted. */
const factPairs = (filter: GameFilter, facts: AccountFacts['facts']): [label: string, value: string][] =>
  filter.fields.flatMap(({ key, label, unit }) => {
    const value = (facts[key] ?? '').trim()
    return value ? [[label, `${value}${unit}`] as [string, string]] : []
  })

/** Choices need no label; a number is followed by its label. */
const short = ([label, value]: [string, string]): string => (/^[\d.]+/.test(value) ? `${value}${label}` : value)

/** Listing title: area, facts, rare items, then favourable bindings, as far as they fit; no part is cut. */
export function accountTitle(filter: GameFilter, account: AccountFacts): string {
  const bindings = BINDING_NAMES.map((name) => account[name]).filter((value) => GOOD.includes(value))
  const parts = [
    areaName(filter, account.areaId),
    ...factPairs({ ...filter, fields: mainOf(filter) }, account.facts).map(short),
    ...treasureList(account.treasures).slice(0, 6),
    ...bindings,
  ]
  let title = ''
  for (const part of parts.filter(Boolean)) {
    const next = title ? `${title} ${part}` : part
    if ([...next].length <= TITLE_MAX) title = next
  }
  return title
}

/** `isUnverified`: by the rules of the site staff do not verify accounts. */
export function accountDescription(
  gameName: string,
  filter: GameFilter,
  account: AccountFacts,
  isUnverified: boolean,
): string {
  const place = areaName(filter, account.areaId)
  const treasures = treasureList(account.treasures)
  const bindings = BINDING_NAMES.map((name) => account[name]).filter(Boolean)
  const lines = [
    `${gameName}账号${place ? `，${place}` : ''}，本人自用。`,
    factPairs(filter, account.facts)
      .map(([label, value]) => `${label}：${value}`)
      .join('，'),
    treasures.length > 0 ? `珍稀物品（${treasures.length}）：${treasures.join('、')}` : '',
    bindings.length > 0 ? `绑定情况：${bindings.join('，')}` : '',
    isUnverified ? '走平台担保交易，付款后在订单群内交付换绑。' : '支持客服验号，付款后在订单群内换绑。',
  ]
  return lines.filter(Boolean).join('\n')
}

/** Example before any input: the last choices of a game, plain numbers, typical bindings. */
export function exampleFacts(filter: GameFilter): AccountFacts {
  const numbers = ['312', '86', '45', '20']
  const facts = mainOf(filter).map(
    ({ key, options }, i) => [key, options.at(-2) ?? options.at(-1) ?? numbers[i % numbers.length] ?? '1'] as const,
  )
  return {
    areaId: String(filter.areas[0]?.specialId ?? ''),
    facts: Object.fromEntries(facts),
    treasures: '限定传说皮肤、赛季典藏外观、绝版头像框',
    phone: '手机可换绑',
    realName: '可二次实名',
    mail: '未绑定邮箱',
    history: '无封号记录',
  }
}

export const isUntouched = ({ facts, ...rest }: AccountFacts): boolean =>
  Object.values(rest).every((value) => !value.trim()) && Object.values(facts).every((value) => !value.trim())
