/** Legal documents with versions, and their titles. */
export const LEGAL_TITLES = {
  terms: '用户协议',
  privacy: '隐私政策',
  trade: '交易服务协议',
  transfer: '账号转让协议',
  cover: '包赔服务条款',
} as const
export type LegalKind = keyof typeof LEGAL_TITLES
export const LEGAL_KINDS = Object.keys(LEGAL_TITLES) as [LegalKind, ...LegalKind[]]

export const legalPath = (kind: LegalKind, version?: number): string =>
  `/legal/${kind}${version === undefined ? '' : `?version=${version}`}`

/** What members agree to at registration: a change of these is announced this many days before. */
export const NOTICE_DAYS = 7
export const ANNOUNCED: readonly LegalKind[] = ['terms', 'privacy']

/** Articles that held these texts before there were versions, by their code. */
export const FORMER_ARTICLES: Readonly<Record<string, LegalKind>> = { agreement: 'terms', privacy: 'privacy' }

export interface LegalBlock {
  is: 'heading' | 'item' | 'text'
  /** Parts of the line, every second one in bold. */
  parts: readonly string[]
}

const blockOf = (line: string): LegalBlock => {
  const is = line.startsWith('## ') ? 'heading' : line.startsWith('- ') ? 'item' : 'text'
  const text = is === 'heading' ? line.slice(3) : is === 'item' ? line.slice(2) : line
  return { is, parts: text.split('**') }
}

/** Lines of a text: `## ` begins a heading, `- ` an item of a list, `**` surrounds what is in bold. */
export const readLegal = (text: string): LegalBlock[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(blockOf)

/** Places of the transfer agreement that are filled in for an order, each with an example. */
export const TRANSFER_FIELDS = {
  协议编号: 'XY26112700000001',
  订单编号: 'D2026112700000001',
  签署日期: '2026-11-27',
  平台名称: '示例平台',
  卖家姓名: '王小明',
  卖家证件号: '110101199001011234',
  买家姓名: '李小红',
  买家证件号: '330106199505054321',
  游戏: '王者荣耀',
  区服: '安卓QQ',
  商品编号: 'ZH1070000001',
  商品名称: '王者荣耀 贵族 8 荣耀典藏 3 个',
  商品信息: '段位：最强王者；皮肤数量：286；绑定：可换绑',
  验号截图: '1. 3f2a…（SHA-256）',
  成交价: '1,288.00 元',
  包赔: '找回包赔，180 天，最高赔付成交价的 100%',
  签署时限: '2 小时',
} as const
export type TransferField = keyof typeof TRANSFER_FIELDS
export type TransferValues = Readonly<Record<TransferField, string>>

/** Without these a transfer agreement says neither who, nor what, nor for how much. */
const REQUIRED: readonly TransferField[] = ['卖家姓名', '卖家证件号', '买家姓名', '买家证件号', '商品名称', '成交价']
const FIELD = /\{\{([^{}]*)\}\}/g

/** A value as it is shown: in one line, and without what would be read as formatting. */
const plainValue = (value: string): string =>
  value.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ').replaceAll('*', '＊')

/** Fills in the fields of a transfer agreement; one that has no value stays as written. */
export const fillTransfer = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(FIELD, (field, name: string) => {
    const value = values[name.trim()]
    return value === undefined ? field : plainValue(value)
  })

/** Returns what is wrong with the fields of a text, in Chinese; undefined: nothing. */
export function transferFault(kind: LegalKind, text: string): string | undefined {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name.trim())
  const unknown = names.find((name) => kind !== 'transfer' || !Object.hasOwn(TRANSFER_FIELDS, name))
  if (unknown !== undefined) return `没有“${unknown}”这个填写项，请检查双花括号里的名称`
  const missing = kind === 'transfer' ? REQUIRED.find((name) => !names.includes(name)) : undefined
  return missing && `缺少必要的填写项：{{${missing}}}`
}
