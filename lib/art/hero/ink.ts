import { darker, lighter, mix } from '../colour'
import { fill, line } from '../svg'

/** Colours of a hero, and the ways to draw with them. */
export interface Ink {
  hair: string
  hairShade: string
  hairLight: string
  skin: string
  skinShade: string
  cloth: string
  clothLight: string
  clothShade: string
  clothDark: string
  trim: string
  trimShade: string
  steel: string
  steelShade: string
  /** A line; fine ones are left out of small pictures. */
  stroke: (d: string, colour: string, width: number) => string
}

export const part = fill
/** A part of the left side, and the same on the right. */
export const mirrored = (art: string): string => `${art}<g transform="matrix(-1 0 0 1 200 0)">${art}</g>`

interface Colours {
  hair: string
  skin: string
  cloth: string
  trim: string
  small: boolean
}
export function inkOf({ hair, skin, cloth, trim, small }: Colours): Ink {
  return {
    hair,
    hairShade: darker(hair, 0.34),
    hairLight: lighter(hair, 0.5),
    skin,
    skinShade: darker(mix(skin, '#d0604a', 0.24), 0.08),
    cloth,
    clothLight: lighter(cloth, 0.24),
    clothShade: darker(cloth, 0.34),
    clothDark: darker(cloth, 0.62),
    trim,
    trimShade: darker(trim, 0.3),
    steel: '#dbe3f2',
    steelShade: '#8792ae',
    stroke: (d, colour, width) => (small && width < 4 ? '' : line(d, colour, width)),
  }
}
