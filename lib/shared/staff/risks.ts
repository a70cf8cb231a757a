export const RISK_KINDS = [
  'sharedPayee',
  'failedFace',
  'sharedDevice',
  'newDevice',
  'farPrice',
  'unpaid',
  'cancelled',
] as const
export type RiskKind = (typeof RISK_KINDS)[number]

interface RiskRule {
  name: string
  /** Counted over so many days. */
  days: number
  /** From this number on it adds `points`, and `step` for each further one, at most `most`. */
  from: number
  points: number
  step: number
  most: number
  /** Says what was found. */
  text: (count: number) => string
  /** What staff should do. */
  advice: string
}

/** The rules of the risk score: every point of it comes from one line of this table, and staff see which. */
export const RISK_RULES: Readonly<Record<RiskKind, RiskRule>> = {
  sharedPayee: {
    name: '共用收款账户',
    days: 365,
    from: 1,
    points: 40,
    step: 10,
    most: 60,
    text: (count) => `和另外 ${count} 个不同实名的账号绑定同一个收款账户`,
    advice: '核对各账号的实名和交易往来，确认后再同意打款',
  },
  failedFace: {
    name: '人脸核验未通过',
    days: 30,
    from: 1,
    points: 30,
    step: 15,
    most: 60,
    text: (count) => `30 天内 ${count} 次人脸核验未通过`,
    advice: '先视频核实本人，再放行高价商品和大额提现',
  },
  sharedDevice: {
    name: '共用设备',
    days: 90,
    from: 1,
    points: 25,
    step: 5,
    most: 40,
    text: (count) => `90 天内和另外 ${count} 个不同实名的账号用同一台设备登录`,
    advice: '查看登录记录，双方互为买卖时先暂停订单',
  },
  newDevice: {
    name: '新设备后提现',
    days: 3,
    from: 1,
    points: 30,
    step: 0,
    most: 30,
    text: () => '3 天内用新设备登录，有等待打款的提现',
    advice: '打款前联系本人，确认换了设备',
  },
  farPrice: {
    name: '价格偏离成交',
    days: 30,
    from: 1,
    points: 25,
    step: 0,
    most: 25,
    text: () => '价格低于同类成交中位价的六成',
    advice: '核对截图和绑定信息，防止盗号低价出售',
  },
  unpaid: {
    name: '未付款订单多',
    days: 7,
    from: 5,
    points: 15,
    step: 3,
    most: 30,
    text: (count) => `7 天内 ${count} 笔订单未付款取消，占下单的三分之一以上`,
    advice: '提醒先付款，占用库存的可联系本人',
  },
  cancelled: {
    name: '取消订单多',
    days: 30,
    from: 3,
    points: 15,
    step: 5,
    most: 30,
    text: (count) => `30 天内付款后取消 ${count} 笔订单，占下单的三分之一以上`,
    advice: '查看取消原因，反复取消同一卖家的要核实',
  },
}

export const RISK_LEVELS = { high: '高', middle: '中', low: '低', none: '无' } as const
export type RiskLevel = keyof typeof RISK_LEVELS
/** The score from which a level begins; at most 100. */
export const RISK_FROM = { high: 60, middle: 30, low: 1 } as const

export const riskLevel = (score: number): RiskLevel =>
  score >= RISK_FROM.high ? 'high' : score >= RISK_FROM.middle ? 'middle' : score >= RISK_FROM.low ? 'low' : 'none'

/** Returns what a count adds to the score. */
export function riskPoints(kind: RiskKind, count: number): number {
  const { from, points, step, most } = RISK_RULES[kind]
  return count < from ? 0 : Math.min(most, points + (count - from) * step)
}
