import { faint, mix } from './colour'
import { emblem } from './emblem'
import { type GameArt, gameArt } from './games'
import { disc, fill, linear, outline, placed, radial, sheet } from './svg'

/** The crest's gradients, for the picture that contains it. */
export const crestDefs = (g: GameArt): string =>
  linear('§a', [
    ['#fffbe6', 0],
    ['#ffcf55', 0.5],
    ['#c06a1c', 1],
  ]) +
  linear('§b', [
    [mix(g.mid, g.light, 0.4), 0],
    [g.deep, 1],
  ]) +
  radial('§k', [
    [faint(g.accent, 0.6), 0],
    [`${g.accent}00`, 1],
  ])

/** Draws wings, shield and the game's emblem, in a box of 200. */
export function crestBody(g: GameArt): string {
  const wing = (i: number) =>
    outline(74, 70 + i * 20, 4 + i * 16, 40 + i * 22, 26 + i * 12, 66 + i * 20, 74, 88 + i * 18)
  const wings = fill([0, 1, 2].map(wing).join(''), 'url(#§a)')
  return (
    disc(100, 100, 98, 'url(#§k)') +
    wings +
    `<g transform="matrix(-1 0 0 1 200 0)">${wings}</g>` +
    fill('M100 14 152 44 146 126 100 184 54 126 48 44Z', 'url(#§a)') +
    fill('M100 26 142 50 137 122 100 168 63 122 58 50Z', 'url(#§b)') +
    fill('M100 26V168L63 122 58 50Z', '#fff', 0.14) +
    placed(emblem(g.emblem, { lit: '#ffffff', shade: g.light, accent: g.accent, engraving: g.deep }), {
      x: 66,
      y: 54,
      scale: 0.7,
    })
  )
}

/** Draws the crest of a game's season. */
export function seasonCrest(gameId: string): string {
  const g = gameArt(gameId)
  return sheet({ w: 200, h: 200, defs: crestDefs(g) }, crestBody(g))
}
