import type { RentalPrices } from '@/lib/contract/entities/goods'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import { yuanToFen } from '@/lib/shared/money/money'

/** Converts API prices to fen for calculation. */
export const inFen = ({ hour, night, day, week, deposit }: RentalPrices): RentPrices => ({
  hour: yuanToFen(hour),
  night: yuanToFen(night),
  day: yuanToFen(day),
  week: yuanToFen(week),
  deposit: yuanToFen(deposit),
})
