import { faint, lighter, mix } from '../colour'
import { emblem } from '../emblem'
import { type GameArt, gameArt } from '../games'
import { widthOf } from '../names/cover-label'
import { box, line, linear, placed, radial, sheet, words } from '../svg'
import { skinOf } from './skin'

export const [W, H] = [640, 480]
/** Font size: at 320 px on the narrowest phone, 24 is 12 px. */
export const TEXT = 24

/** Input for the generated picture of an account. */
export interface ScreenInput {
  gameId: string
  seed: string
  says: readonly string[]
  /** With bars for its texts, for thumbnails. */
  silent?: boolean
}
export interface Screen {
  g: GameArt
  gameId: string
  seed: string
  says: readonly string[]
  silent: boolean
  /** Draws text; in a silent picture a bar of its length. */
  say: typeof words
}
export interface Drawn {
  title: string
  note?: string
  body: string
  defs?: string
}

/** Stands for a text that is too small to read. */
const bar: typeof words = (text, x, y, { size, colour = '#fff', anchor = 'start' }) => {
  const [w, h] = [Math.round(widthOf(text) * size * 1.2), Math.round(size * 0.9)]
  const from = { start: x, middle: x - w / 2, end: x - w }[anchor]
  return w ? box(from, y - h, w, h, colour, { rx: h / 2 }) : ''
}

/** Draws the header, background and "demonstration" mark around the result of `draw`. */
export function screen({ gameId, seed, says, silent = false }: ScreenInput, draw: (screen: Screen) => Drawn): string {
  const g = gameArt(gameId)
  const skin = skinOf(gameId, g)
  const say: typeof words = silent ? bar : words
  const { title, note = '', body, defs = '' } = draw({ g, gameId, seed, says, silent, say })
  const mark = emblem(g.emblem, { lit: lighter(g.light, 0.5), shade: g.light, accent: g.accent })
  const stamp = (x: number, y: number) => say('演示图', x, y, { size: 30, bold: true, colour: '#ffffff14' })
  const stamps = silent
    ? ''
    : `<pattern id="§w" width="260" height="170" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">${stamp(20, 60)}${stamp(140, 140)}</pattern>`
  return sheet(
    {
      w: W,
      h: H,
      defs:
        linear('§g', [
          [mix(g.deep, g.mid, 0.55), 0],
          [g.deep, 0.6],
        ]) +
        radial(
          '§l',
          [
            [faint(g.light, 0.5), 0],
            [`${g.light}00`, 1],
          ],
          'cx=".1" cy="0" r=".9"',
        ) +
        `<g id="§e">${mark}</g>${stamps}${defs}`,
    },
    box(0, 0, W, H, 'url(#§g)') +
      `<g opacity=".08">${placed('<use href="#§e"/>', { x: 430, y: -60, scale: 3.4 })}</g>` +
      box(0, 0, W, H, 'url(#§l)') +
      skin.page(g) +
      box(0, 0, W, 56, skin.head) +
      placed('<use href="#§e"/>', { x: 18, y: 12, scale: 0.33 }) +
      say(title, 62, 38, { size: 26, bold: true }) +
      say(note, W - 18, 37, { size: TEXT, colour: g.light, anchor: 'end' }) +
      line(`M0 56H${W}`, faint(g.accent, 0.7)) +
      body +
      (silent ? '' : box(0, 0, W, H, 'url(#§w)')),
  )
}
