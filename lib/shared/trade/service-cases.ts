/** Cases that belong to no order: what somebody writes to the platform, with a number, deadlines and a result. */
export const CASE_KINDS = {
  question: '咨询',
  complaint: '投诉',
  advice: '建议',
  guardian: '未成年人退款',
  rights: '权利人通知',
  authority: '司法协助',
} as const
export type CaseKind = keyof typeof CASE_KINDS
export const CASE_KIND_NAMES = Object.keys(CASE_KINDS) as [CaseKind, ...CaseKind[]]

/** Kinds that need no account, only a phone: guardians, rights holders and authorities have none. */
export const GUEST_KINDS: readonly CaseKind[] = ['guardian', 'rights', 'authority']
export const isGuestKind = (kind: CaseKind): boolean => GUEST_KINDS.includes(kind)

export const CASE_STATES = {
  waiting: '待受理',
  working: '处理中',
  asked: '待补充',
  appealed: '申诉处理中',
  closed: '已处理',
} as const
export type CaseState = keyof typeof CASE_STATES
export const CASE_STATE_NAMES = Object.keys(CASE_STATES) as [CaseState, ...CaseState[]]

export const CASE_OUTCOMES = { answered: '已回复', granted: '已通过', refused: '未通过', dropped: '已关闭' } as const
export type CaseOutcome = keyof typeof CASE_OUTCOMES
export const CASE_OUTCOME_NAMES = Object.keys(CASE_OUTCOMES) as [CaseOutcome, ...CaseOutcome[]]

/** How staff may decide each kind; `dropped` closes a case without a decision. */
export const outcomesOf = (kind: CaseKind): readonly CaseOutcome[] =>
  kind === 'question' || kind === 'advice' ? ['answered'] : ['granted', 'refused']

/** Whose messages a case has; `internal`: of staff, for staff. */
export const CASE_VOICES = ['sender', 'staff', 'system', 'internal'] as const

export const CASE_TEXT = 2000
export const CASE_REASON = 500
export const CASE_PICTURES = 9
/** Goods that one notice may name. */
export const CASE_GOODS = 20
export const LEAST_TEXT = 10

/** The longest hold for an authority. */
export const HOLD_DAYS = 180

/** Pages: the form, one case, and the cases of the reader. */
export const SERVICE_PATH = '/service'
export const CASE_PATH = '/service/case'
export const caseHref = (sn: string): string => `${CASE_PATH}?sn=${sn}`

/** Number of a case: KF, year, month, day, then eight digits. */
export const CASE_SN = /^KF\d{14}$/

interface CaseFact {
  key: string
  label: string
  hint?: string
  max: number
  isOptional?: true
  pattern?: RegExp
  message?: string
  /** One of these. */
  options?: readonly string[]
}

interface CaseForm {
  /** What it is for, and what happens next. */
  about: string
  facts: readonly CaseFact[]
  /** What the text has to say. */
  statement: string
  /** Pictures that it needs at least. */
  leastPictures: number
  proof: string
}

const GOODS_LIST = /^[A-Z]{2,22}\d{0,10}(?:[,，、\s]+[A-Z]{2,22}\d{0,10})*$/i
const SOME_GOODS = '商品编号格式错误，多件用逗号隔开'

export const CASE_FORMS: Readonly<Record<CaseKind, CaseForm>> = {
  question: {
    about: '账号、规则、功能的问题，客服会在这里回复',
    facts: [],
    statement: '写清想咨询什么、在哪个页面遇到',
    leastPictures: 0,
    proof: '有截图更容易看懂',
  },
  complaint: {
    about: '对客服、处理结果或平台服务不满意，由没有参与过的客服处理',
    facts: [
      {
        key: 'order',
        label: '相关订单号',
        max: 20,
        isOptional: true,
        hint: '与订单有关时填写，订单本身的问题请在订单里申请售后',
      },
      {
        key: 'inquiry',
        label: '咨询编号',
        max: 12,
        isOptional: true,
        hint: '举报咨询时填写，在咨询记录里点举报会自动填好',
        pattern: /^\d{1,12}$/,
        message: '咨询编号格式有误',
      },
    ],
    statement: '写清时间、经过和你的要求',
    leastPictures: 0,
    proof: '聊天记录、付款记录等截图',
  },
  advice: {
    about: '对功能、规则、活动的建议',
    facts: [],
    statement: '写清建议改什么、为什么',
    leastPictures: 0,
    proof: '可以附上示意图',
  },
  guardian: {
    about: '未满 18 周岁的孩子未经同意付款，监护人可以申请退款。无需登录',
    facts: [
      { key: 'name', label: '监护人姓名', max: 20 },
      { key: 'relation', label: '与孩子的关系', max: 10, options: ['父亲', '母亲', '其他监护人'] },
      {
        key: 'age',
        label: '孩子的年龄',
        max: 2,
        pattern: /^(?:[1-9]|1[0-7])$/,
        message: '请填写 1–17 的整数，满 18 周岁不适用',
      },
      {
        key: 'account',
        label: '孩子使用的账号',
        max: 20,
        hint: '登录用的手机号，或个人中心里的用户 ID',
        pattern: /^\d{8,11}$/,
        message: '请填写手机号或用户 ID',
      },
      { key: 'amount', label: '要求退款的金额（元）', max: 12, isOptional: true, hint: '不清楚可以不填，由客服核对' },
    ],
    statement: '写清付款时间、用途，以及孩子如何使用了手机和支付密码',
    leastPictures: 2,
    proof: '监护关系证明（户口本或出生证明）、监护人身份证，可遮挡无关信息。仅处理人可见',
  },
  rights: {
    about: '商品侵犯了你的著作权、商标权或其他权益。核实后先下架，并转送卖家。无需登录',
    facts: [
      { key: 'name', label: '权利人名称', max: 60 },
      {
        key: 'right',
        label: '权利类型',
        max: 20,
        options: ['著作权', '商标权', '肖像权或个人信息', '其他合法权益'],
      },
      {
        key: 'goods',
        label: '侵权商品编号',
        max: 600,
        hint: `在商品页可以复制，多件用逗号隔开，最多 ${CASE_GOODS} 件`,
        pattern: GOODS_LIST,
        message: SOME_GOODS,
      },
    ],
    statement: '写清享有什么权利、商品哪里侵权。通知不实造成损失的，由通知人承担责任',
    leastPictures: 1,
    proof: '权利证书、授权书、身份证明。仅处理人可见',
  },
  authority: {
    about: '公安、法院、检察院、市场监管等机关调取证据或要求协助。无需登录',
    facts: [
      { key: 'organ', label: '机关名称', max: 60 },
      { key: 'letter', label: '文书编号', max: 60 },
      { key: 'name', label: '联系人姓名', max: 20 },
      { key: 'scope', label: '协助范围', max: 300, hint: '写明要调取或冻结的账号、订单和时间范围，只按此范围提供' },
    ],
    statement: '写清案由和需要的协助',
    leastPictures: 2,
    proof: '加盖公章的文书、两名办案人员的工作证。核实后处理',
  },
}

export type CaseFacts = Record<string, string>

/** What is wrong with the facts of a form, by their key. */
export function factFaults(kind: CaseKind, facts: CaseFacts): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { key, label, max, isOptional, pattern, message, options } of CASE_FORMS[kind].facts) {
    const text = (facts[key] ?? '').trim()
    if (text === '') {
      if (!isOptional) faults[key] = `请${options ? '选择' : '填写'}${label}`
    } else if (text.length > max) faults[key] = `不能超过${max}个字`
    else if (options && !options.includes(text)) faults[key] = `请选择${label}`
    else if (pattern && !pattern.test(text)) faults[key] = message ?? `${label}格式错误`
  }
  return faults
}

/** The goods that a notice names, each once. */
export const goodsOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[,，、\s]+/)
      .filter(Boolean),
  ),
]
