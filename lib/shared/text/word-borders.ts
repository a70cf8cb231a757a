/** Words that the dictionary of the segmenter lacks. */
const MORE_WORDS =
  /^(?:(?:太阳|银河|[金木水火土风雷冰光暗草毒龙电岩派谱院嫡])系|[剑食黑骇极创播博政乘]客|服[装饰气软帖了从众老]|[水空陆海航客货]运|服务器|[车客]站|客运站|务农|长途|方[格块舟阵队]|死侍|陪审|核桃|联网|挂机|号角)$/
/** Longest word that is looked for around a place. */
const LONGEST = 4

let segmenter: Intl.Segmenter | undefined
const segments = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Whether a Chinese text of at least two characters is one word of the language. */
export const isWord = (text: string): boolean =>
  text.length > 1 && (MORE_WORDS.test(text) || (segments(text).length === 1 && /^\p{Script=Han}+$/u.test(text)))

/** Offsets at which a word of a text ends and another begins, in UTF-16 units. */
export function bordersOf(text: string): number[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ index }) => index).slice(1)
}

const lengths = Array.from({ length: LONGEST - 1 }, (_, i) => i + 2)

/** Words that share only some of their characters with a part of a text. */
export interface Across {
  /** A word begins before the part and ends inside it. */
  left: boolean
  /** A word begins inside the part and ends after it. */
  right: boolean
  /** The part is the end of one word, or a word, and the beginning of the next: 客服 in 刺客服装, 支付宝 in 支付宝石. */
  both: boolean
}

/** Returns whether words extend over the borders of a part of a text; offsets are in UTF-16 units. */
export function wordsAcross(text: string, from: number, to: number): Across {
  const inside = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + i + 1)
  const endsAt = (at: number) =>
    lengths.some((length) => at - length >= 0 && at - length < from && isWord(text.slice(at - length, at)))
  const beginsAt = (at: number) =>
    lengths.some((length) => at + length <= text.length && at + length > to && isWord(text.slice(at, at + length)))
  const [ends, begins] = [inside.filter(endsAt), inside.filter(beginsAt)]
  const firsts = inside.filter((at) => at - from > 1 && isWord(text.slice(from, at)))
  const both = [...ends, ...firsts].some((at) => begins.includes(at))
  return { left: ends.length > 0, right: begins.length > 0, both }
}
