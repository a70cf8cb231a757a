import { EMBLEM_SHAPES, type EmblemName } from './emblem-shapes'
import { gameArt } from './games'
import { box, fill, linear, placed, radial, sheet } from './svg'

interface Tones {
  lit: string
  shade: string
  accent: string
  /** If absent, the fine lines are omitted. */
  engraving?: string
}

/** Draws the layers of an emblem on its grid of 96. */
export function emblem(name: EmblemName, { lit, shade, accent, engraving }: Tones): string {
  const shape = EMBLEM_SHAPES[name]
  const lines =
    engraving && shape.engraving
      ? `<path d="${shape.engraving}" stroke="${engraving}" stroke-width="3" opacity=".4"/>`
      : ''
  return fill(shape.shade, shade) + fill(shape.lit, lit) + fill(shape.accent, accent) + lines
}

/** Draws a game's emblem on its own lit tile; shown at 20 to 56 px. */
export function gameMark(gameId: string): string {
  const g = gameArt(gameId)
  const defs =
    linear('§a', [
      [g.mid, 0],
      [g.deep, 1],
    ]) +
    radial(
      '§b',
      [
        [`${g.light}bf`, 0],
        [`${g.light}00`, 0.7],
      ],
      'cx=".2" cy="0" r="1"',
    )
  const mark = emblem(g.emblem, { lit: '#ffffff', shade: g.light, accent: g.accent, engraving: g.deep })
  return sheet(
    { w: 96, h: 96, defs },
    box(0, 0, 96, 96, 'url(#§a)') + box(0, 0, 96, 96, 'url(#§b)') + placed(mark, { x: 16, y: 16, scale: 0.667 }),
  )
}
