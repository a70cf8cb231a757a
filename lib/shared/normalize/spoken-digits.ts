/** Words of radio for digits; also words of their own. */
const RADIO = new Map([...'洞拐勾钩'].map((word, at) => [word, '0799'[at] ?? '']))
/** Characters that sound like a digit. */
const SOUNDS = new Map(
  [
    '灵玲铃凌龄',
    '腰夭妖吆要医依衣伊',
    '俩儿尔饵',
    '伞散',
    '斯似思丝',
    '武舞午吴乌捂',
    '溜刘流柳留',
    '妻棋期骑起奇',
    '扒吧巴疤叭发爸',
    '酒久舅韭救旧',
  ].flatMap((sounds, digit) => [...sounds].map((sound) => [sound, String(digit)] as const)),
)
const ONE = `[\\d${[...RADIO.keys(), ...SOUNDS.keys()].join('')}]`
const RUN = new RegExp(`${ONE}(?:[\\s\\p{P}]{0,2}${ONE}){4,}`, 'gu')
/** Below this number such characters are words between digits: 12345起吧. */
const LEAST_SOUNDS = 4

/**
 * Digits instead of words of radio and of characters that sound like digits, if they occur inside a number; the length
 * remains the same. Chinese digits must have been replaced before.
 */
export const spokenDigits = (text: string): string =>
  text.replace(RUN, (run) => {
    const chars = [...run]
    const isSounded = chars.filter((char) => SOUNDS.has(char)).length >= LEAST_SOUNDS
    const isRadio = chars.slice(1, -1).some((char) => RADIO.has(char))
    if (!isSounded && !isRadio) return run
    return chars.map((char) => RADIO.get(char) ?? (isSounded ? SOUNDS.get(char) : undefined) ?? char).join('')
  })

const SYLLABLES = new Map(
  [
    ...['ling dong zero', 'yi yao one', 'er liang two', 'san three', 'si four', 'wu five', 'liu six', 'qi guai seven'],
    ...['ba eight', 'jiu gou nine'],
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)] as const)),
)
const ANY = [...SYLLABLES.keys()].join('|')
const SPELT = new RegExp(`(?<![a-z])(?:(?:${ANY})[\\s\\p{P}]{0,2}){5,}(?![a-z])`, 'gu')
const EACH = new RegExp(ANY, 'g')

/** Numbers whose digits are spelled in Latin letters, at least five: yi san ba, one three eight. Lower case only. */
export const speltNumbers = (text: string): { text: string; index: number; digits: string }[] =>
  [...text.matchAll(SPELT)].map(({ 0: match, index }) => ({
    text: match,
    index,
    digits: (match.match(EACH) ?? []).map((word) => SYLLABLES.get(word)).join(''),
  }))
