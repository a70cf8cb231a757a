import type { FieldErrors } from '@/components/ui/forms/use-form'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { fieldError, passes } from '@/lib/shared/people/field-rules'
import { HOURS_TOO_LONG, MATCHES_TOO_MANY, MOST_MATCHES, MOST_WORK_HOURS } from '@/lib/shared/trade/boost-terms'
import { depositError, usualDeposits } from '@/lib/shared/trade/service-terms'
import type { WorkOffer } from './work-offer'

/** Form fields of a work. */
export interface WorkFields {
  from: string
  to: string
  price: string
  num: string
  hours: string
  safety: string
  efficiency: string
  level: string
  areaName: string
  account: string
  password: string
  note: string
  contact: string
  agree: boolean
  /** The deposits were edited and no longer follow the price. */
  ownDeposits: boolean
}

export const startOf = (offer: WorkOffer): WorkFields => ({
  from: offer.from,
  to: offer.to,
  price: offer.price,
  num: String(offer.num),
  hours: String(offer.hours),
  safety: offer.safety,
  efficiency: offer.efficiency,
  level: '1',
  areaName: '',
  account: '',
  password: '',
  note: '',
  contact: '',
  agree: false,
  ownDeposits: offer.packageId !== undefined,
})

/** Changes the price or number of matches, and updates the deposits to the usual ones unless they were edited. */
export function repriced(fields: WorkFields, part: Partial<Pick<WorkFields, 'price' | 'num'>>): Partial<WorkFields> {
  const { price, num, ownDeposits } = { ...fields, ...part }
  if (ownDeposits || !passes('price', price) || !passes('integer', num)) return part
  const { safety, efficiency } = usualDeposits(fen(yuanToFen(price) * BigInt(num)))
  return { ...part, safety: fenToYuan(safety), efficiency: fenToYuan(efficiency) }
}

/** Validation errors with the server's messages. */
export function workErrors(fields: WorkFields, kind: WorkOffer['kind']): FieldErrors<WorkFields> {
  const { price, num, hours, safety, efficiency, contact } = fields
  const isConvoy = kind === 'convoy'
  const amounts = [price, safety, efficiency]
  const isWhole = amounts.every((amount) => passes('price', amount)) && passes('integer', num)
  return {
    to: fields.to.trim() ? undefined : '请填写目标',
    price: fieldError('price', price),
    num: isConvoy ? numFault(num) : undefined,
    hours: hoursError(hours),
    safety: fieldError('deposit', safety),
    efficiency:
      fieldError('deposit', efficiency) ??
      (isWhole
        ? depositError(fen(yuanToFen(price) * BigInt(num)), yuanToFen(safety), yuanToFen(efficiency)) || undefined
        : undefined),
    account: isConvoy || fields.account.trim() ? undefined : '请填写游戏账号',
    password: isConvoy || fields.password ? undefined : '请填写密码',
    contact: contact ? fieldError('contact', contact) : undefined,
    agree: fields.agree ? undefined : '请先阅读并同意交易服务协议',
  }
}

function numFault(num: string): string | undefined {
  if (!passes('integer', num)) return '请填写局数'
  return Number(num) > MOST_MATCHES ? MATCHES_TOO_MANY : undefined
}
export function hoursError(hours: string): string | undefined {
  if (!hours) return '请填写时限'
  return fieldError('hours', hours) ?? (Number(hours) > MOST_WORK_HOURS ? HOURS_TOO_LONG : undefined)
}
