/** What the operator's notice names as the cause of a ban. */
export const BAN_CAUSES = {
  transfer: '账号交易或转让',
  realName: '原号主更换或注销实名',
  cheat: '使用外挂或第三方软件',
  recharge: '违规充值或退款',
  conduct: '言行、消极比赛等违规',
  unknown: '通知没有写明',
} as const
export type BanCause = keyof typeof BAN_CAUSES

/** Causes that lie in playing: after the hand-over they are the buyer's own. */
const IN_PLAY: readonly BanCause[] = ['cheat', 'recharge', 'conduct']

/** What staff find about a ban; `pays`: whether a claim is granted with it, of a sale and of a rental. */
export const BAN_FINDINGS = {
  before: { name: '交付前的违规', sale: true },
  transfer: { name: '转让账号所致', sale: true },
  realName: { name: '原号主更换或注销实名', sale: true },
  cheat: { name: '租客使用外挂或第三方软件', rent: true },
  conduct: { name: '租客的其他违规', rent: true },
  ownPlay: { name: '收货后自己的游戏行为', sale: false },
  disclosed: { name: '商品页已写明的封禁', sale: false },
  ignored: { name: '没有按交付说明操作', sale: false },
  notRenter: { name: '不是租客造成', rent: false },
  forged: { name: '封禁通知是伪造的', sale: false, rent: false },
  unproven: { name: '凭证不足，无法证实', sale: false, rent: false },
} as const satisfies Record<string, { name: string; sale?: boolean; rent?: boolean }>
export type BanFinding = keyof typeof BAN_FINDINGS
type Trade = 'sale' | 'rent'

/** Findings that staff can choose for a claim, in list order. */
export const findingsFor = (trade: Trade): BanFinding[] =>
  (Object.keys(BAN_FINDINGS) as BanFinding[]).filter((key) => trade in BAN_FINDINGS[key])
/** Whether a claim is granted with this finding; null: it is no finding about this kind of trade. */
export const paysWith = (trade: Trade, finding: BanFinding): boolean | null =>
  (BAN_FINDINGS[finding] as { sale?: boolean; rent?: boolean })[trade] ?? null

/** What is not covered, as said on the form and in the terms. */
export const SALE_EXCLUSIONS = [
  '收货后自己使用外挂、违规充值、言行违规等造成的封禁',
  '商品页已写明的封禁',
  '没有按交付说明和客服要求操作造成的封禁',
] as const
export const RENT_EXCLUSIONS = [
  '封禁原因不在这次租期内，或者是号主自己、其他租客造成的',
  '号主在租期结束后自己游戏造成的封禁',
  '用同一次封禁重复申请',
] as const

/** A ban as stated by who claims: days as in the notice, Beijing. */
export interface StatedBan {
  /** When the account was banned. */
  date: string
  cause: BanCause
  /** When the notice says that the rules were broken; '' if it does not. */
  causeDate: string
}
/** How many days the ban lasts, for a claim of an owner; a ban without an end counts as the most that is paid. */
export const FOREVER_DAYS = 3650

export interface BanError {
  field: 'banDate' | 'banCause' | 'causeDate' | 'banDays'
  message: string
}

function dateError({ date, causeDate }: StatedBan, today: string): BanError | null {
  if (!date) return { field: 'banDate', message: '请填写通知上的封禁日期' }
  if (date > today) return { field: 'banDate', message: '封禁日期不能晚于今天' }
  return causeDate > date ? { field: 'causeDate', message: '违规日期不能晚于封禁日期' } : null
}

/** Returns why the ban of a sold account is not covered, as far as dates and the listing show; null if they do not. */
export function saleBanError(
  ban: StatedBan,
  sale: { today: string; orderedOn: string; receivedOn: string; disclosed: string },
): BanError | null {
  const wrong = dateError(ban, sale.today)
  if (wrong) return wrong
  if (sale.disclosed && ban.date < sale.orderedOn)
    return { field: 'banDate', message: `商品页已写明“${sale.disclosed}”，下单前的这类封禁不在保障范围` }
  if (IN_PLAY.includes(ban.cause) && ban.causeDate > sale.receivedOn)
    return {
      field: 'causeDate',
      message: `通知写明的违规在收货（${sale.receivedOn}）之后，属于收货后自己的游戏行为，不在保障范围`,
    }
  return null
}

/** Returns why the ban of a rented account is not its renter's, as far as dates show; null if they do not. */
export function rentBanError(
  ban: StatedBan & { days: number },
  rental: { today: string; startedOn: string; endedOn: string },
): BanError | null {
  const wrong = dateError(ban, rental.today)
  if (wrong) return wrong
  if (!ban.causeDate) return { field: 'causeDate', message: '请填写通知上的违规日期' }
  if (ban.causeDate < rental.startedOn || ban.causeDate > rental.endedOn)
    return {
      field: 'causeDate',
      message: `通知写明的违规不在这次租期（${rental.startedOn} 到 ${rental.endedOn}）内，不能向这位租客申请`,
    }
  return ban.days < 1 ? { field: 'banDays', message: '请填写封禁天数，永久封禁选“永久”' } : null
}

/** The listing's own words about a ban, '' if it states none. */
export const disclosedBan = (facts: Readonly<Record<string, string>>): string => {
  const found = Object.entries(facts).find(([, value]) => /封[禁号]/.test(value) && !/^(?:无|没有|未)/.test(value))
  return found ? `${found[0]}：${found[1]}` : ''
}
