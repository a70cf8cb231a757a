import type { DeskStep } from '@/lib/contract/entities/desk'
import { type AmountLimits, amountError } from '@/lib/shared/money/amount-error'
import { yuanToFen } from '@/lib/shared/money/money'
import { UNREAD_ACCOUNT } from '@/lib/shared/trade/order-forms'

export interface StepFields {
  note: string
  reason: string
  account: string
  password: string
  amount: string
  pay: string
  forfeit: string
  pictures: string[]
}
export const NOTHING: StepFields = {
  note: '',
  reason: '',
  account: '',
  password: '',
  amount: '',
  pay: '',
  forfeit: '',
  pictures: [],
}
export const SUMS = ['amount', 'pay', 'forfeit'] as const
export type Sum = (typeof SUMS)[number]
export function nameOf({ split }: DeskStep, name: Sum): string {
  const { buyer, seller } = split ?? { buyer: '买家', seller: '卖家' }
  return { amount: `赔给${seller}`, pay: `付给${seller}`, forfeit: `从保证金赔给${buyer}` }[name]
}

/** Where the maximum comes from. */
export const sourceOf = ({ split }: DeskStep, name: Sum): string =>
  ({
    amount: `即${split?.seller ?? '卖家'}索赔的金额，没有索赔的按押金`,
    pay: '即托管中还没付的货款',
    forfeit: `即${split?.seller ?? '卖家'}为这笔订单交的保证金`,
  })[name]

export const limitsOf = ({ most, mostForfeit }: DeskStep, name: Sum): AmountLimits => ({
  least: '0',
  most: (name === 'forfeit' ? mostForfeit : most) ?? undefined,
})

/** The amount entered; null: none yet, or one that cannot be. */
export const sumOf = (step: DeskStep, name: Sum, fields: StepFields): bigint | null =>
  fields[name] === '' || amountError(fields[name], limitsOf(step, name)) ? null : yuanToFen(fields[name])

interface Choices {
  isKept: boolean | null
  hasCompared: boolean
  /** The submitted account has to be read, or another way of logging in stated. */
  isUnread: boolean
  hasOtherLogin: boolean
}
/** What is missing, by field, in the order of the fields. */
export function faultsOf(
  step: DeskStep,
  fields: StepFields,
  { isKept, hasCompared, isUnread, hasOtherLogin }: Choices,
): Readonly<Record<string, string>> {
  const { asks } = step
  const { reason, note, pictures, account, password } = fields
  const hasCaptures = asks.includes('captures')
  const faults: [name: string, isMissing: boolean, text: string][] = [
    ...SUMS.map((name): [string, boolean, string] => [
      name,
      asks.includes(name) && fields[name] === '',
      `请填写${nameOf(step, name)}的金额，没有就填 0`,
    ]),
    ['kept', asks.includes('account') && isKept === null, '请选择交付哪个账号'],
    ['account', asks.includes('account') && isKept === false && !account.trim(), '请填写账号'],
    ['password', asks.includes('account') && !password, isKept === false ? '请填写密码' : '请填写换绑后的新密码'],
    ['login', asks.includes('login') && !hasCompared, '请先登录核对'],
    ['unread', isUnread && !hasOtherLogin, UNREAD_ACCOUNT],
    ['captures', hasCaptures && pictures.length === 0, '请上传核对截图'],
    ['note', hasCaptures && !note.trim(), '请填写核对说明'],
    ['reason', asks.includes('reason') && !reason.trim(), '请填写处理理由'],
  ]
  return Object.fromEntries(faults.flatMap(([name, isMissing, text]) => (isMissing ? [[name, text]] : [])))
}
