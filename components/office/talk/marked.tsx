import { searchable } from '@/lib/shared/normalize/searchable'

interface Props {
  text: string
  /** Separated by spaces. */
  words: string
}

/** Which characters of a text belong to the words that were searched for, in any notation of the same length. */
function hitsOf(chars: readonly string[], words: string): boolean[] {
  const wanted = words
    .split(/\s+/)
    .map((word) => searchable(word))
    .filter(Boolean)
  const plain = chars.map((char) => searchable(char) || char)
  const isHit = chars.map(() => false)
  for (const word of wanted) {
    const length = [...word].length
    for (let at = 0; at + length <= chars.length; at++)
      if (plain.slice(at, at + length).join('') === word) isHit.fill(true, at, at + length)
  }
  return isHit
}

/** Characters before the first hit that are shown. */
const BEFORE = 14
const MOST = 80

/** One line of a text around the first word that was searched for, with all of them marked. */
export function Marked({ text, words }: Props) {
  const all = [...text.replaceAll(/\s+/g, ' ')]
  const hits = hitsOf(all, words)
  const first = Math.max(0, hits.indexOf(true) - BEFORE)
  const from = first > 1 ? first : 0
  const [chars, isHit] = [all.slice(from, from + MOST), hits.slice(from, from + MOST)]
  const parts: { text: string; hit: boolean; at: number }[] = []
  for (const [at, char] of chars.entries()) {
    const last = parts.at(-1)
    if (last && last.hit === isHit[at]) last.text += char
    else parts.push({ text: char, hit: isHit[at] ?? false, at })
  }
  return (
    <>
      {from > 0 ? '…' : ''}
      {parts.map((part) => (part.hit ? <mark key={part.at}>{part.text}</mark> : part.text))}
      {from + MOST < all.length ? '…' : ''}
    </>
  )
}
