const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The characters of a text as people see them. */
export const graphemes = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment)

/** At most `most` UTF-16 units of a text that people wrote, never ending within a character as people see it. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  // A character of many marks may go on far behind the limit; half a surrogate pair must not stay either way.
  const window = text.slice(0, most + 64)
  let end = 0
  for (const { index, segment } of SEGMENTER.segment(window)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** The same with an ellipsis in place of what is cut off. */
export const shortText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1)}…` : text
