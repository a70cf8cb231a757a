import { plain, withoutBlanks } from './characters'

/** What is said of 3,70: it may be 3.70 or 370. */
export const COMMA_AMOUNT = '金额里的逗号有歧义，小数请用小数点，如 3.70'

/** Yuan: "￥1,000", "100。5" and "3.70元" are 1000, 100.5 and 3.70. A comma that separates no thousands stays. */
export function normalAmount(text: string): string {
  const number = withoutBlanks(plain(text))
    .replace(/^(?:rmb|cny|人民币|[¥￥])+/i, '')
    .replace(/(?:元整?|块钱?|圆|rmb|cny)+$/i, '')
    .replace(/[。｡]/g, '.')
    .replace(/[、،٬]/g, ',')
  const whole = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(number) ? number.replaceAll(',', '') : number
  return whole.replace(/^(\d+)\.$/, '$1').replace(/^\.(?=\d+$)/, '0.')
}

/** Is a normalized amount unclear because of its commas? */
export const hasUnclearComma = (amount: string): boolean => /^\d+(?:,\d+)+(?:\.\d*)?$/.test(amount)
