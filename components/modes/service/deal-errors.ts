import type { FieldErrors } from '@/components/ui/forms/use-form'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'
import { type FeePayer, INTERMEDIARY_PRICE_LEAST } from '@/lib/shared/trade/service-terms'

/** Form fields of a deal agreed elsewhere. */
export interface DealFields {
  side: 'buyer' | 'seller'
  gameId: string
  areaId: string
  title: string
  note: string
  /** Yuan as entered. */
  price: string
  payer: FeePayer
  /** Mobile of the other party. */
  mobile: string
  agree: boolean
}

const priceFault = (price: string): string | undefined =>
  fieldError('price', price) ??
  (yuanToFen(price) < INTERMEDIARY_PRICE_LEAST
    ? `成交价不能低于 ${fenToYuan(BigInt(INTERMEDIARY_PRICE_LEAST))} 元`
    : undefined)

/** Validation errors in the order of the form, with the server's messages. */
export const dealErrors = ({ gameId, title, price, mobile, agree }: DealFields): FieldErrors<DealFields> => ({
  gameId: gameId ? undefined : '请选择游戏',
  price: priceFault(price),
  title: title.trim() ? undefined : '请填写交易内容',
  mobile: fieldError('mobile', mobile),
  agree: agree ? undefined : '请先阅读并同意交易协议',
})
