import { RULES } from '../people/field-rules'
import { maskPhone } from '../text/mask'

export const PAYEE_KINDS = { 1: '支付宝', 2: '微信', 3: '银行卡' } as const
export type PayeeKind = keyof typeof PAYEE_KINDS

/** 支付宝、微信或银行卡 */
export function payeeKindsText(kinds: readonly PayeeKind[]): string {
  const names = kinds.map((kind) => PAYEE_KINDS[kind])
  return [names.slice(0, -1).join('、'), ...names.slice(-1)].filter(Boolean).join('或')
}

/** Says that nothing can be paid to a kind of payee at present. */
export const unpayableText = (kind: PayeeKind): string => `暂不支持提现到${PAYEE_KINDS[kind]}`

/** Whether a payee can be paid now. */
export const isUsablePayee = ({ canPay, lockedUntil }: { canPay: boolean; lockedUntil: string | null }): boolean =>
  canPay && lockedUntil === null

export const BANKS = [
  '工商银行',
  '农业银行',
  '中国银行',
  '建设银行',
  '交通银行',
  '邮储银行',
  '招商银行',
  '浦发银行',
  '中信银行',
  '兴业银行',
  '民生银行',
  '光大银行',
  '平安银行',
  '广发银行',
  '华夏银行',
] as const

const WORDS: Record<PayeeKind, string> = {
  1: '请填写支付宝绑定的手机号或邮箱',
  2: '请填写微信号，或微信绑定的手机号',
  3: '银行卡号有误，请核对',
}

/** Error of a payee's account number. */
export function payeeError(kind: PayeeKind, account: string): string | undefined {
  const { mobile, email, wechat } = RULES
  const isRight =
    kind === 1
      ? mobile.pattern.test(account) || email.pattern.test(account)
      : kind === 2
        ? wechat.pattern.test(account)
        : isCardNumber(account)
  return isRight ? undefined : WORDS[kind]
}

/** 16 to 19 digits with a valid check digit (Luhn, ISO/IEC 7812). */
export function isCardNumber(text: string): boolean {
  if (!/^[1-9]\d{15,18}$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const n = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (n > 9 ? n - 9 : n)
  }, 0)
  return sum % 10 === 0
}

/**
 * The visible part of a payee's number: 138****7702, a****@qq.com, 尾号 6620, and two characters at each end of a WeChat
 * id.
 */
export function maskPayee(kind: PayeeKind, account: string): string {
  if (kind === 3) return `尾号 ${account.slice(-4)}`
  const [name = '', host] = account.split('@')
  if (host) return `${name.slice(0, 1)}****@${host}`
  return /^1\d{10}$/.test(account) ? maskPhone(account) : `${account.slice(0, 2)}****${account.slice(-2)}`
}

/** e.g. 支付宝 138****7702, 招商银行 尾号 6620 */
export const payeeName = ({ kind, bankName, mask }: { kind: PayeeKind; bankName: string; mask: string }): string =>
  `${kind === 3 ? bankName : PAYEE_KINDS[kind]} ${mask}`

export type WithdrawalState =
  | 'review'
  | 'locked'
  | 'waiting'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'returned'
  | 'refused'
  | 'cancelled'

/** Label and colour of each state. */
export const WITHDRAWAL_WORDS: Readonly<
  Record<WithdrawalState, { name: string; tone: 'safe' | 'bargain' | 'danger' | 'plain' }>
> = {
  review: { name: '人工审核', tone: 'bargain' },
  locked: { name: '安全锁定', tone: 'bargain' },
  waiting: { name: '等待打款', tone: 'bargain' },
  sent: { name: '打款中', tone: 'bargain' },
  paid: { name: '已到账', tone: 'safe' },
  failed: { name: '打款失败', tone: 'danger' },
  returned: { name: '被退回', tone: 'danger' },
  refused: { name: '复核未通过', tone: 'danger' },
  cancelled: { name: '已取消', tone: 'plain' },
}
