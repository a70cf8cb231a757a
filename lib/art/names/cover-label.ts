import { typeOfSn } from '@/lib/shared/goods/goods-types'
import { bordersOf } from '@/lib/shared/text/word-borders'
import { ownKey } from './names'

/** Words for the service performed; the item name comes before them. */
const WORK = /(?:代[充刷开打做采肝抽带清购烧兑触练]|赠送|赠礼|刷取).*$/u
/** Maximum width of a text on a cover, in Chinese characters; a letter counts as 0.6. */
const WIDEST = 5
/** Separators, except between letters: K/DA, SCAR-H. */
const PARTS = /[\s·・:：,，、|()（）【】[\]]|(?<![A-Za-z])[/-]|[/-](?![A-Za-z])/u
const [CUT, CUT_LETTERS] = [4, 8]
/** Minimum width: two letters; a single character is not enough. */
const LEAST = 1.2
export const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (char <= '~' ? 0.6 : 1), 0)

/**
 * An item's own name in at most two lines of five characters, or an amount for currency; none if there is no suitable
 * text. A longer name is cut where a name of the game's table begins and ends.
 */
export function coverLabel({ sn, gameId, name }: { sn: string; gameId: string; name: string }): string[] {
  const type = typeOfSn(sn)
  const key = ownKey(gameId, name)
  if (key && widthOf(name) > WIDEST && widthOf(key) >= LEAST && widthOf(key) <= WIDEST) return [key]
  const first = name.split(PARTS).find((part) => widthOf(part) >= LEAST) ?? ''
  const thing = type?.delivery === 'credentials' ? first : first.replace(WORK, '')
  const shown = widthOf(thing) < 2 ? first : thing
  const lines = widthOf(shown) > WIDEST ? halvesOf(shown) : []
  return lines.every((line) => widthOf(line) <= WIDEST) && lines.length > 1 ? lines : [shortened(shown)].filter(Boolean)
}

function shortened(name: string): string {
  if (/^[\x20-\x7e]+$/.test(name)) return name.slice(0, CUT_LETTERS)
  if (widthOf(name) < 2) return ''
  if (widthOf(name) <= WIDEST) return name
  // "M416五爪金龙" is split after its letters, "黄金AK47玫瑰" before them
  const word = /^[!-~]{2,}/.exec(name) ?? /^第.期/u.exec(name) ?? /^\p{Script=Han}{2,4}(?=[!-~])/u.exec(name)
  // e.g. "鲁莽的史莱姆"
  const whose = name.slice(name.lastIndexOf('的') + 1)
  return (
    word?.[0] ??
    [...(widthOf(whose) < 2 ? name : whose)]
      .slice(0, CUT)
      .join('')
      .replace(/[的之]$/, '')
  )
}

/** Words that do not begin a line. */
const LINKS = /^[的之]/u

/** Two lines of about the same length, broken between words; one if there is no place to break. */
function halvesOf(name: string): string[] {
  const middle = name.length / 2
  const [at] = bordersOf(name)
    .filter((border) => !LINKS.test(name.slice(border)) && name[border - 1] !== '之')
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)
  return at ? [name.slice(0, at).trim(), name.slice(at).trim()] : [name]
}

/** A name in at most two lines of this width, broken at a name of the game's table, a separator, or in the middle. */
export function nameLines(gameId: string, name: string, widest: number): string[] {
  if (widthOf(name) <= widest) return [name]
  const key = ownKey(gameId, name)
  const at = key ? name.indexOf(key) : -1
  const borders = [at > 0 ? at : at + key.length, ...[...name.matchAll(/[\s·・]/gu)].map(({ index }) => index)]
  const halves = borders
    .filter((border) => border > 0 && border < name.length)
    .map((border) => [name.slice(0, border).trim(), name.slice(border).replace(/^[\s·・]+/u, '')])
    .find((lines) => lines.every((line) => line && widthOf(line) <= widest))
  if (halves) return halves
  const even = halvesOf(name)
  // too long for two lines: only the name that the game's table knows
  return even.every((line) => widthOf(line) <= widest)
    ? even
    : [key && widthOf(key) <= widest ? key : (even[0] as string)]
}
