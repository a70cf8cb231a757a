import { hasRaised, plain, withoutBlanks } from './characters'

/** 3,70 could mean 3.70 or 370. */
const COMMA_AMOUNT = '金额里的逗号有歧义，小数请用小数点，如 3.70'

/**
 * Normalises yuan: "￥1,000", "100。5" and "3.70元" become 1000, 100.5 and 3.70. A comma that does not separate thousands
 * is left in.
 */
export function normalAmount(text: string): string {
  if (hasRaised(text)) return text.trim()
  const number = withoutBlanks(plain(text))
    .replace(/^(?:rmb|cny|人民[币幣]|cn(?=[¥￥]))?[¥￥]?/i, '')
    .replace(/(?:[元圆圓]整?|[块塊][钱錢]?|rmb|cny|人民[币幣]|[¥￥])$/i, '')
    .replace(/[。｡٫]/g, '.')
    .replace(/[、،٬]/g, ',')
  const whole = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(number) ? number.replaceAll(',', '') : number
  return whole.replace(/^(\d+)\.$/, '$1').replace(/^\.(?=\d+$)/, '0.')
}

/** Error message for an invalid normalized amount: a specific one if a comma makes it ambiguous. */
export const amountWords = (amount: string, otherwise: string): string =>
  /^\d+(?:,\d+)+(?:\.\d*)?$/.test(amount) ? COMMA_AMOUNT : otherwise
