import { CLOTHES } from '../hero/clothes'
import { HAIR } from '../hero/hair'
import { HELD } from '../hero/hands'
import { type HeroLook, KINDS, SKIN_WORDS } from '../hero/hero'
import { BEHIND, WORN } from '../hero/worn'
import { BEAST_NAMES } from '../objects/beasts'
import { BLADE_NAMES } from '../objects/blades'
import { CAR_NAMES } from '../objects/cars'
import { GUN_NAMES, ORNAMENT_NAMES } from '../objects/guns'
import { THING_NAMES } from '../objects/things'
import { GARMENT_NAMES, SKY_EXTRAS } from '../objects/toys'

/*
 * A line of a name table is "names sort …". Names are separated by "/"; they may contain spaces, because the sort is the
 * first of the words below.
 *   武则天 f mage mane:221a2a robe:8a1f4a:ffcf55 orb phoenix   sex, kind, hair:colour, clothes:colour:trim, held, worn …
 *   火麒麟 skin c9302a ffb02e dragon                             colours and ornament of a weapon skin
 *   AWM gun sniper · 龙牙 blade karambit c62f35 ffcf55           class, and if the name has them, its colours
 *   car, beast, thing, garment, egg and sky likewise
 */
export type Subject =
  | { sort: 'hero'; kind: (typeof KINDS)[number]; look: HeroLook }
  | { sort: 'skin'; main: string; trim: string; ornament: string }
  | { sort: 'gun'; shape: string; main: string; trim: string; ornament: string }
  | { sort: 'blade' | 'car' | 'beast' | 'thing' | 'garment'; shape: string; main: string; trim: string }
  | { sort: 'egg'; main: string; trim: string; worn: readonly string[] }
  | { sort: 'sky'; main: string; trim: string; extra: string }

export interface Row {
  names: readonly string[]
  subject: Subject
}

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  gun: GUN_NAMES,
  blade: BLADE_NAMES,
  car: CAR_NAMES,
  beast: BEAST_NAMES,
  thing: THING_NAMES,
  garment: GARMENT_NAMES,
}
const START = /^(.+?) (f|m|skin|gun|blade|car|beast|thing|garment|egg|sky)(?: (.*))?$/
const colourOf = (code = ''): string => {
  if (code && !/^[0-9a-f]{6}$/.test(code)) throw new Error(`not a colour: ${code}`)
  return code && `#${code}`
}
function known<T extends string>(word: string, words: readonly T[], line: string): T {
  const found = words.find((one) => one === word)
  if (!found) throw new Error(`unknown word ${word} in ${line}`)
  return found
}
const WORN_WORDS = [...Object.keys(BEHIND), ...Object.keys(WORN), ...SKIN_WORDS, 'monkey']
const HELD_WORDS = [...Object.keys(HELD), ...THING_NAMES]

/** Parses a line; throws at a word that no table of drawings knows. */
export function readRow(line: string): Row {
  const [, names = '', sort = '', rest = ''] = START.exec(line) ?? []
  if (!sort) throw new Error(`unreadable line ${line}`)
  return { names: names.split('/'), subject: subjectOf(sort, rest ? rest.split(' ') : [], line) }
}

function subjectOf(sort: string, words: string[], line: string): Subject {
  const [first = '', second = '', third = '', fourth = '', ...more] = words
  if (sort === 'f' || sort === 'm') {
    const [hair = '', hairColour] = second.split(':')
    const [clothes = '', cloth, trim] = third.split(':')
    const look: HeroLook = {
      sex: sort,
      hair: known(hair, Object.keys(HAIR), line),
      hairColour: colourOf(hairColour),
      clothes: known(clothes === 'fur' ? 'coat' : clothes, Object.keys(CLOTHES), line),
      cloth: colourOf(cloth),
      trim: colourOf(trim),
      held: known(fourth, HELD_WORDS, line),
      worn: more.map((word) => known(word, WORN_WORDS, line)),
    }
    return { sort: 'hero', kind: known(first, KINDS, line), look }
  }
  if (sort === 'skin')
    return { sort, main: colourOf(first), trim: colourOf(second), ornament: known(third, ORNAMENT_NAMES, line) }
  if (sort === 'egg')
    return {
      sort,
      main: colourOf(first),
      trim: colourOf(second),
      worn: [third, fourth, ...more].filter(Boolean).map((word) => known(word, WORN_WORDS, line)),
    }
  if (sort === 'sky')
    return { sort, main: colourOf(first), trim: colourOf(second), extra: third && known(third, SKY_EXTRAS, line) }
  const shape = known(first, SHAPES[sort] ?? [], line)
  const [main, trim] = [colourOf(second), colourOf(third)]
  return sort === 'gun' ? { sort, shape, main, trim, ornament: fourth } : { sort: sort as 'blade', shape, main, trim }
}
