import { hero } from '../hero/hero'
import type { Subject } from '../names/read-row'
import { placed } from '../svg'
import { beast } from './beasts'
import { blade } from './blades'
import { car } from './cars'
import { gun } from './guns'
import { thing } from './things'
import { egg, garment, skyChild } from './toys'

/** Room for crowns and ears above a head. */
const HEADROOM = 34

/** Drawing of a subject with the box that it fills. */
interface Drawn {
  art: string
  w: number
  h: number
  /** Cut off at the lower edge, so it stands on the edge of a picture. */
  isBust: boolean
}
export function drawSubject(subject: Subject, small = false): Drawn {
  const flat = (art: string, w: number, h: number) => ({ art, w, h, isBust: false })
  const bust = (art: string) => ({ art: placed(art, { y: HEADROOM }), w: 200, h: 220 + HEADROOM, isBust: true })
  switch (subject.sort) {
    case 'hero':
      return bust(hero(subject.look, small))
    case 'skin':
      return flat(gun('m4', subject.main, subject.trim, subject.ornament), 240, 100)
    case 'gun':
      return flat(gun(subject.shape, subject.main, subject.trim, subject.ornament), 240, 100)
    case 'blade':
      return flat(blade(subject.shape, subject.main, subject.trim), 240, 100)
    case 'car':
      return flat(car(subject.shape, subject.main, subject.trim), 240, 100)
    case 'beast':
      return bust(beast(subject.shape, subject.main, subject.trim))
    case 'egg':
      return flat(egg(subject.main, subject.trim, subject.worn), 200, 220)
    case 'sky':
      return flat(skyChild(subject.main, subject.trim, subject.extra), 200, 220)
    case 'garment':
      return flat(garment(subject.shape, subject.main, subject.trim), 200, 220)
    default:
      return flat(thing(subject.shape, subject.main, subject.trim), 200, 200)
  }
}

interface Area {
  x: number
  y: number
  w: number
  h: number
  turn?: number
}
/** Fits a subject into an area: a bust stands on its lower edge, other things are centred. */
export function fitted(subject: Subject, { x, y, w, h, turn = 0 }: Area, small = false): string {
  const { art, w: width, h: height, isBust } = drawSubject(subject, small)
  const long = width > height
  const scale = Math.min(w / width, h / height)
  const left = x + (w - width * scale) / 2
  const top = isBust ? y + h - height * scale : y + (h - height * scale) / 2
  return placed(art, {
    x: Math.round(left),
    y: Math.round(top + (long && turn ? -turn / 2 : 0)),
    scale,
    turn: long ? turn : 0,
  })
}
