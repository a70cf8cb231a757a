import { GOODS_TYPES } from '../goods/goods-types'
import { addressesIn, pagesIn } from './addresses'
import { GAP, hide, joined, readText, spansOf } from './contact-text'
import { figuresIn } from './figures'
import { handlesIn } from './handles'
import { shortNumbersIn } from './short-numbers'
import type { Span } from './span'
import { spreadMobiles } from './spread-numbers'

/** Our own order and goods numbers, which are not masked. */
const OURS = new RegExp(
  `(?<![a-z0-9])(?:d2\\d(?:0[1-9]|1[0-2])[0-3]\\d{11}|(?:${GOODS_TYPES.map(({ prefix }) => prefix.toLowerCase()).join('|')})[a-z]{2,5}\\d{7})(?!\\d)`,
  'g',
)
/** Seven or more digits count as a phone or QQ number, whatever separates them. */
const LONG = new RegExp(`\\d(?:${GAP}{0,3}\\d){6,}`, 'g')
const MOST_STARS = 8

/**
 * Masks contact details until staff allow them, because trades outside the platform are not protected: handles after a
 * keyword, e-mail and web addresses, and long numbers. Prices, dates, scores, quantities, and order and goods numbers
 * stay readable.
 */
export const maskContacts = (written: string): string => maskForeign('', written)

/** Returns the first contact detail as written; null if there is none. */
export function findContact(written: string): string | null {
  const [first] = contactsIn('', written)
  return first ? written.slice(first.from, first.to) : null
}

/** The same, but allows pages of the site's own origin. */
export function maskForeign(ownOrigin: string, written: string): string {
  let end = 0
  const shown = contactsIn(ownOrigin, written).map(({ from, to, length }) => {
    const before = written.slice(end, from)
    end = to
    return before + '*'.repeat(Math.min(length, MOST_STARS))
  })
  return shown.join('') + written.slice(end)
}

const MOBILE = /^1[3-9]\d{9}$/

/**
 * Masks what completes a mobile number that the writer began in earlier texts: 138, then 0013, then 8000. The earlier
 * texts are in the order of writing.
 */
export function maskContinued(earlier: readonly string[], written: string): string {
  const ends = earlier.map((_, index) => {
    const before = `${earlier.slice(index).join(' ')} `
    const whole = before + written
    const crossing = contactsIn('', whole).find(
      ({ from, to }) =>
        from < before.length &&
        to > before.length &&
        MOBILE.test(readText(whole.slice(from, to)).text.replace(/\D/g, '')),
    )
    return crossing ? crossing.to - before.length : 0
  })
  const end = Math.max(0, ...ends)
  return '*'.repeat(Math.min(end, MOST_STARS)) + written.slice(end)
}

/** Returns the contact details in a text, with their length in the normalised text. */
function contactsIn(ownOrigin: string, written: string): (Span & { length: number })[] {
  const { text, at } = readText(written)
  const isTyped = ({ from, to }: Span) => /[^\p{Script=Han}\s\p{P}]{2}/u.test(written.slice(at[from], at[to]))
  let rest = hide(text, [...spansOf(text, OURS), ...(ownOrigin ? pagesIn(ownOrigin, text) : [])])
  const take = (spans: Span[]): Span[] => {
    rest = hide(rest, spans)
    return spans
  }
  const found = [
    ...take(addressesIn(rest)),
    ...take(handlesIn(rest)),
    ...take(shortNumbersIn(rest)),
    ...take(spreadMobiles(rest)),
  ]
  const numbers = spansOf(hide(rest, figuresIn(rest, isTyped)), LONG)
  return joined([...found, ...numbers]).map(({ from, to }) => ({
    from: at[from] ?? written.length,
    to: at[to] ?? written.length,
    length: to - from,
  }))
}
