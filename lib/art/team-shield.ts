import { darker, lighter, mix } from './colour'
import { emblem } from './emblem'
import { EMBLEM_SHAPES, type EmblemName } from './emblem-shapes'
import { GAME_ARTS } from './games'
import { dice } from './random'
import { fill, linear, placed, sheet } from './svg'

const OUTLINES = [
  'M48 4 88 16V48C88 72 70 84 48 93 26 84 8 72 8 48V16Z',
  'M10 8H86V46C86 70 68 82 48 93 28 82 10 70 10 46Z',
  'M48 3 90 26V68L48 93 6 68V26Z',
  'M48 3C58 12 74 14 86 10V50C86 74 66 84 48 93 30 84 10 74 10 50V10C22 14 38 12 48 3Z',
] as const
const FIELDS = [
  'M0 0H48V96H0Z',
  'M0 0H96V46H0Z',
  'M0 96 96 0V96Z',
  'M32 0H64V96H32Z',
  'M0 36 48 66 96 36V64L48 94 0 64Z',
  'M0 0H48V48H0ZM48 48H96V96H48Z',
] as const
const MARKS = Object.keys(EMBLEM_SHAPES) as EmblemName[]

/** Draws coat of arms of a team: outline, field, colours and symbol are derived from its name. */
export function teamShield(name: string): string {
  const d = dice(`team ${name}`)
  const [g, mark, edge, field] = [d.pick(GAME_ARTS), d.pick(MARKS), d.pick(OUTLINES), d.pick(FIELDS)]
  const defs =
    `<clipPath id="§c"><path d="${edge}"/></clipPath>` +
    linear('§e', [
      [lighter(g.accent, 0.6), 0],
      [g.accent, 0.5],
      [darker(g.accent, 0.45), 1],
    ]) +
    linear('§f', [
      [mix(g.mid, g.light, 0.35), 0],
      [g.mid, 0.5],
      [g.deep, 1],
    ])
  const charge = emblem(mark, { lit: '#ffffff', shade: g.light, accent: g.accent })
  return sheet(
    { w: 96, h: 96, defs },
    fill(edge, 'url(#§e)') +
      placed(
        fill(edge, 'url(#§f)') +
          `<g clip-path="url(#§c)">${fill(field, g.deep, 0.55)}${fill('M0 0H96L0 60Z', '#fff', 0.14)}</g>` +
          placed(charge, { x: 25, y: 20, scale: 0.48 }),
        { x: 4.8, y: 4.8, scale: 0.9 },
      ),
  )
}
