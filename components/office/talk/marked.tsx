import { searchable } from '@/lib/shared/normalize/searchable'

interface Props {
  text: string
  /** Separated by spaces. */
  words: string
}

/** A text with the words that were searched for marked, in any notation of the same length. */
export function Marked({ text, words }: Props) {
  const wanted = words
    .split(/\s+/)
    .map((word) => searchable(word))
    .filter(Boolean)
  const chars = [...text]
  const plain = chars.map((char) => searchable(char) || char)
  const isHit = chars.map(() => false)
  for (const word of wanted) {
    const length = [...word].length
    for (let at = 0; at + length <= chars.length; at++)
      if (plain.slice(at, at + length).join('') === word) isHit.fill(true, at, at + length)
  }
  const parts: { text: string; hit: boolean; at: number }[] = []
  for (const [at, char] of chars.entries()) {
    const last = parts.at(-1)
    if (last && last.hit === isHit[at]) last.text += char
    else parts.push({ text: char, hit: isHit[at] ?? false, at })
  }
  return parts.map((part) => (part.hit ? <mark key={part.at}>{part.text}</mark> : part.text))
}
