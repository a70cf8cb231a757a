import { thing } from '../objects/things'
import { disc, placed } from '../svg'
import { body, CLOTHES } from './clothes'
import { HAIR } from './hair'
import { HELD } from './hands'
import { inkOf, part } from './ink'
import { BEHIND, WORN } from './worn'

export const KINDS = [
  'warrior',
  'mage',
  'archer',
  'assassin',
  'tank',
  'support',
  'scholar',
  'soldier',
  'beast',
] as const

/** How a named character looks; all words are keys of the tables in this folder. */
export interface HeroLook {
  sex: 'f' | 'm'
  hair: string
  hairColour: string
  clothes: string
  cloth: string
  trim: string
  /** Absent: as the trim. */
  eyes?: string
  held: string
  worn: readonly string[]
}

const SKINS: Readonly<Record<string, string>> = {
  f: '#ffe6d8',
  m: '#f6d0b2',
  red: '#d9785a',
  dark: '#a8704e',
  blue: '#8fb4e8',
  green: '#8cc07a',
  fur: '#b8763f',
  pale: '#efe9f5',
  gold: '#e8b84a',
}
const FACE = {
  f: 'M69 70C69 44 84 35 100 35S131 44 131 70C131 92 116 108 100 113 84 108 69 92 69 70Z',
  m: 'M68 68C68 44 83 35 100 35S132 44 132 68C132 90 124 103 110 111 104 114 96 114 90 111 76 103 68 90 68 68Z',
}
/** Words of `worn` that are not drawn by themselves. */
export const SKIN_WORDS: readonly string[] = Object.keys(SKINS).filter((word) => word.length > 1)

const eyes = (isWoman: boolean, colour: string): string => {
  const eye = isWoman
    ? '<ellipse cx="86" cy="79" rx="6.5" ry="8.5" fill="#1c1730"/>' +
      `<ellipse cx="86" cy="81" rx="5" ry="6" fill="${colour}"/>` +
      disc(84, 76, 2.6, '#fff') +
      '<path d="M75 76q9-10 19-1M78 63q7-4 14-1" stroke="#1c1730" stroke-width="3.4"/>'
    : '<ellipse cx="86" cy="79" rx="5" ry="5.5" fill="#1c1730"/>' +
      disc(84.5, 77.5, 1.8, '#fff') +
      '<path d="M77 75q8-4 16 1" stroke="#1c1730" stroke-width="3"/><path d="M75 65 93 68" stroke="#1c1730" stroke-width="5"/>'
  return `${eye}<g transform="matrix(-1 0 0 1 200 0)">${eye}</g>`
}
/** A monkey's fur and its light face. */
const MONKEY =
  '<circle cx="60" cy="78" r="15" fill="#8a4f28"/><circle cx="140" cy="78" r="15" fill="#8a4f28"/><circle cx="60" cy="78" r="8" fill="#f2b48c"/><circle cx="140" cy="78" r="8" fill="#f2b48c"/>'
const MONKEY_FACE =
  'M100 66C92 50 74 54 74 74 72 84 80 90 78 98 82 112 118 112 122 98 120 90 128 84 126 74 126 54 108 50 100 66Z'

/** Draws head and chest of a character in a box of 200 x 220; what is held rises on the left. */
export function hero(look: HeroLook, small = false): string {
  const { sex, worn } = look
  const isWoman = sex === 'f'
  const isMonkey = worn.includes('monkey')
  const skin = SKINS[isMonkey ? 'fur' : (worn.find((word) => SKIN_WORDS.includes(word)) ?? sex)] as string
  const ink = inkOf({ hair: look.hairColour, skin, cloth: look.cloth, trim: look.trim, small })
  const hair = HAIR[look.hair]
  const drawn = (table: typeof WORN) => worn.map((word) => table[word]?.(ink) ?? '').join('')
  const isHidden = look.hair === 'full'
  const face = isHidden
    ? ''
    : (isMonkey ? MONKEY : '') +
      part(FACE[sex], skin) +
      (isMonkey
        ? part(MONKEY_FACE, '#ffdcb8')
        : part('M116 40C128 46 131 58 131 70 131 92 116 108 100 113 116 98 124 70 116 40Z', ink.skinShade, 0.5)) +
      (isWoman && !small ? disc(77, 92, 6, '#ff8f9a', 0.35) + disc(123, 92, 6, '#ff8f9a', 0.35) : '') +
      eyes(isWoman, look.eyes ?? look.trim) +
      (isWoman
        ? '<path d="M94 98q6 5 12 0" stroke="#c2405a" stroke-width="3"/>'
        : '<path d="M92 99h16" stroke="#8a4040" stroke-width="3"/>')
  const held =
    HELD[look.held]?.(ink) ??
    (look.held && placed(thing(look.held, look.trim, '#fff3c4'), { x: -60, y: -120, scale: 0.6 }))
  const hand = held
    ? placed(held, { x: 34, y: 156, turn: -10 }) +
      part('M20 146C24 138 46 138 50 148L62 190H36Z', ink.clothShade) +
      disc(34, 156, 12, ink.skin)
    : ''
  return (
    drawn(BEHIND) +
    (hair?.back?.(ink) ?? '') +
    body(ink, isWoman) +
    (CLOTHES[look.clothes]?.(ink, isWoman) ?? '') +
    face +
    (hair?.front(ink) ?? '') +
    drawn(WORN) +
    hand
  )
}
