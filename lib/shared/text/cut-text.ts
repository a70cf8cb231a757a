const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The user-perceived characters (graphemes) of a text. */
export const graphemes = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment)

/** Cuts a user text to at most `most` UTF-16 units, never within a grapheme. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  // A grapheme with many combining marks may extend far beyond the limit; half a surrogate pair must never remain.
  const window = text.slice(0, most + 64)
  let end = 0
  for (const { index, segment } of SEGMENTER.segment(window)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** The same, with an ellipsis for the removed part. */
export const shortText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1)}…` : text
