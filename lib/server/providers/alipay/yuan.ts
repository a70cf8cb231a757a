import { type Fen, YUAN_PATTERN, yuanToFen, ZERO } from '@/lib/shared/money/money'

/** "12.50" -> 1250n; null for anything that is not plain yuan text. */
export const fenOrNull = (yuan: string): Fen | null => (YUAN_PATTERN.test(yuan) ? yuanToFen(yuan) : null)

/** Whether an optional amount is stated and above zero; text that is no amount counts as stated. */
export const isAboveZero = (yuan: string): boolean => yuan !== '' && fenOrNull(yuan) !== ZERO
