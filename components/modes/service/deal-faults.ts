import type { Faults } from '@/components/ui/forms/use-form'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { faultOf } from '@/lib/shared/people/field-rules'
import { type FeePayer, INTERMEDIARY_PRICE_LEAST } from '@/lib/shared/trade/service-terms'

/** A deal agreed elsewhere, as its form has it. */
export interface DealFields {
  side: 'buyer' | 'seller'
  gameId: string
  areaId: string
  title: string
  note: string
  /** Yuan as typed. */
  price: string
  payer: FeePayer
  /** The other side's. */
  mobile: string
  agree: boolean
}

const priceFault = (price: string): string | undefined =>
  faultOf('price', price) ??
  (yuanToFen(price) < INTERMEDIARY_PRICE_LEAST
    ? `成交价不能低于 ${fenToYuan(BigInt(INTERMEDIARY_PRICE_LEAST))} 元`
    : undefined)

/** What is wrong, field by field and in the order of the form, in the words of the server. */
export const dealFaults = ({ gameId, title, price, mobile, agree }: DealFields): Faults<DealFields> => ({
  gameId: gameId ? undefined : '请选择游戏',
  price: priceFault(price),
  title: title.trim() ? undefined : '请填写交易内容',
  mobile: faultOf('mobile', mobile),
  agree: agree ? undefined : '请先阅读并同意交易协议',
})
