import { hasRaised, plain, withoutBlanks } from './characters'

/** 3,70 could mean 3.70 or 370. */
const COMMA_AMOUNT = '金额里的逗号有歧义，小数请用小数点，如 3.70'

const LABEL =
  /^(?:(?:[售总单原现]|到手)?价格?|價格|金额|金額|一口价|押金|保证金|定金|共计?|[合总]计)(?:是|为)?:?(?=[^:]*\d)/
/** Punctuation that ends a sentence, not a number: 100元。 */
const STOP = /(?<=[\d\p{L}¥])[。｡.,、،;!?~]{1,40}$/u
const BEFORE = /^(?:rmb|cny|人民[币幣]|cn(?=[¥￥]))?[¥￥]?/i
const AFTER = /(?:(?:[元圆圓][整正]?|[块塊][钱錢]?|rmb|cny|yuan|人民[币幣]|[¥￥]){1,3})$/i

/**
 * Normalises yuan: "￥1,000", "100。5", "3.70元" and "价格：100元。" become 1000, 100.5, 3.70 and 100. A comma that does not
 * separate thousands is left in.
 */
export function normalAmount(text: string): string {
  if (hasRaised(text)) return text.trim()
  const number = withoutBlanks(plain(text))
    .replace(STOP, '')
    .replace(LABEL, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/[。｡٫]/g, '.')
    .replace(/[、،٬]/g, ',')
  const whole = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(number) ? number.replaceAll(',', '') : number
  return whole.replace(/^(\d+)\.$/, '$1').replace(/^\.(?=\d+$)/, '0.')
}

/** Error message for an invalid normalized amount: a specific one if a comma makes it ambiguous. */
export const amountWords = (amount: string, otherwise: string): string =>
  /^\d+(?:,\d+)+(?:\.\d*)?$/.test(amount) ? COMMA_AMOUNT : otherwise
