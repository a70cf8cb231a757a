import { darker, lighter, mix } from './colour'
import { CLOTHES, HEADS, type HeadName, type Part, type Tone } from './figure-parts'
import type { ArtGenre, GameArt } from './games'
import { dice } from './random'
import { fill, line } from './svg'

const HAIR = [
  '#2b2547',
  '#ede9f7',
  '#f4bc5e',
  '#c93b4e',
  '#3f74e0',
  '#7446b8',
  '#1f9484',
  '#f7a8c0',
  '#4a2d4f',
  '#8fc7f2',
  '#f0884f',
  '#b9c2d8',
] as const
const SKIN = [
  ['#ffe6d6', '#e6b7a6'],
  ['#f8d2b4', '#d69a80'],
  ['#e2ac88', '#b87860'],
  ['#ffeadd', '#ddb0b8'],
  ['#ebddf8', '#b79fd6'],
] as const
const INK = '#1c1730'

/** Headgear that fits the games of a genre. */
const HEADS_OF: Readonly<Record<ArtGenre, readonly HeadName[]>> = {
  moba: ['spikes', 'long', 'ponytail', 'hood', 'crown', 'horns', 'cat', 'bob', 'knight'],
  shooter: ['soldier', 'cap', 'knight', 'soldier', 'mask', 'cap'],
  gacha: ['long', 'twinTails', 'ponytail', 'spikes', 'crown', 'cat', 'bob', 'horns'],
  mmo: ['ponytail', 'hood', 'crown', 'strawHat', 'knight', 'horns', 'long', 'spikes'],
  party: ['spikes', 'twinTails', 'cat', 'horns', 'mask', 'ponytail', 'bob', 'strawHat'],
}

const cloths = (g: GameArt): readonly string[] => [
  g.mid,
  mix(g.mid, g.accent, 0.35),
  lighter(g.deep, 0.16),
  lighter(g.mid, 0.78),
  mix(g.deep, '#141832', 0.5),
  mix(g.accent, g.mid, 0.4),
]

type Tones = Record<Tone | 'skin', string>
function tonesOf(seed: string, g: GameArt): Tones {
  const d = dice(`${seed} tones`)
  const [hair, [skin, skinShade], cloth] = [d.pick(HAIR), d.pick(SKIN), d.pick(cloths(g))]
  const clothShade = darker(cloth, 0.42)
  return {
    hair,
    skin,
    skinShade,
    cloth,
    clothShade,
    hairShade: darker(hair, 0.38),
    hairLight: lighter(hair, 0.55),
    clothLight: lighter(cloth, 0.28),
    clothPale: lighter(cloth, 0.62),
    clothMid: mix(cloth, clothShade, 0.5),
    clothDark: mix(clothShade, INK, 0.5),
    steel: mix(cloth, '#dfe6f5', 0.62),
    steelShade: mix(clothShade, '#7e88a6', 0.5),
    trim: d.next() < 0.5 ? g.accent : lighter(g.light, 0.4),
    rim: lighter(g.light, 0.55),
    ink: INK,
    white: '#ffffff',
    shadow: '#000000',
  }
}

/** Head and shoulders in a box of 100. */
export function figure(seed: string, g: GameArt): string {
  const d = dice(`${seed} figure`)
  const { back, face, top } = HEADS[d.pick(HEADS_OF[g.genre])]
  const tones = tonesOf(seed, g)
  const clothes = CLOTHES[g.genre === 'shooter' ? d.pick([2, 4, 4]) : d.pick([0, 1, 2, 3, 1])] as readonly Part[]
  const parts = (list: readonly Part[]) =>
    list
      .map(({ tone, d: path, width, opacity }) =>
        width ? line(path, tones[tone], width) : fill(path, tones[tone], opacity),
      )
      .join('')
  const shoulders =
    fill('M4 100C5 80 20 73 42 67H58C80 73 95 80 96 100Z', tones.cloth) +
    fill('M50 67H58C80 73 95 80 96 100H50Z', tones.clothShade)
  const skin =
    fill('M43 56H57V70L50 77 43 70Z', tones.skinShade) +
    fill('M50 22C60 22 66 29 66 40 66 53 58 63 50 63S34 53 34 40C34 29 40 22 50 22Z', tones.skin) +
    fill('M54 22C61 23 66 30 66 40 66 53 58 63 50 63 58 54 58 36 54 22Z', tones.skinShade, 0.75)
  const features =
    line('M38 42q4-3 8 0M54 42q4-3 8 0', INK, 2.6) +
    fill('M40 44h4v4h-3zM56 44h4l-1 4h-3z', g.deep) +
    line('M47 55q3 2 6 0', tones.skinShade)
  return parts(back) + shoulders + parts(clothes) + skin + features + parts(face) + parts(top)
}
