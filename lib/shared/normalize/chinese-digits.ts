/** Chinese characters that are read as a digit in numbers, including those of accounting, of radio and of Suzhou. */
const DIGITS = new Map(
  [
    '零〇',
    '一壹幺弌壱〡',
    '二贰两貳弍弐兩〢',
    '三叁參弎叄〣',
    '四肆〤',
    '五伍〥',
    '六陆陸〦',
    '七柒〧',
    '八捌〨',
    '九玖〩',
  ].flatMap((forms, digit) => [...forms].map((form) => [form, String(digit)] as const)),
)

/** Chinese digits as 0-9, one by one: 三九零 is 390. Not for numbers with units such as 三百九十. */
export const chineseDigits = (text: string): string =>
  text.replace(/[\p{Script=Han}〡-〩]/gu, (char) => DIGITS.get(char) ?? char)
