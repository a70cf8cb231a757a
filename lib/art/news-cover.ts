import { darker, faint, lighter, mix } from './colour'
import { emblem } from './emblem'
import type { EmblemName } from './emblem-shapes'
import { GAME_ARTS, gameArt } from './games'
import { ground } from './ground'
import { dice, hash } from './random'
import { disc, fill, linear, outline, placed, radial, sheet, words } from './svg'

const [W, H] = [320, 180]
/** Emblems of articles without a game. */
const SECTIONS: Readonly<Record<string, EmblemName>> = {
  'news-platform': 'sigil',
  'news-game': 'die',
  'news-guide': 'scroll',
  'news-market': 'generic',
  'news-safety': 'helmet',
  'news-1': 'flag',
}
const hasLook = (id: string) => !/^\d+$/.test(id)

/** Draws 16:9 picture of an article: an emblem on its background, text at the lower left; shown at 176 px and wider. */
export function newsCover(id: string, word: string): string {
  const base = hasLook(id) ? (GAME_ARTS[hash(id) % GAME_ARTS.length] as (typeof GAME_ARTS)[number]) : gameArt(id)
  const g = { ...base, emblem: SECTIONS[id] ?? base.emblem }
  const d = dice(`${id} ${word}`)
  const [x, turn] = [d.between(176, 196), d.between(-10, 10)]
  const mark = emblem(g.emblem, { lit: lighter(g.light, 0.6), shade: g.light, accent: g.accent, engraving: g.deep })
  const below = emblem(g.emblem, { lit: darker(g.deep, 0.5), shade: darker(g.deep, 0.5), accent: darker(g.deep, 0.5) })
  const defs =
    linear('§g', [
      [mix(g.mid, g.light, 0.3), 0],
      [g.mid, 0.36],
      [g.deep, 0.9],
    ]) +
    radial(
      '§l',
      [
        [faint(lighter(g.light, 0.4), 0.7), 0],
        [`${g.light}00`, 1],
      ],
      'cx=".1" cy="-.1" r=".8"',
    ) +
    radial('§k', [
      [faint(lighter(g.light, 0.3), 0.6), 0],
      [`${g.light}00`, 1],
    ])
  const size = [...word].length > 4 ? 30 : 36
  const edge = `stroke="${faint(darker(g.deep, 0.35), 0.75)}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`
  return sheet(
    { w: W, h: H, defs, fit: 'xMidYMax slice' },
    fill(`M0 0H${W}V${H}H0Z`, 'url(#§g)') +
      ground(g, d) +
      fill(`M0 0H${W}V${H}H0Z`, 'url(#§l)') +
      disc(x + 58, 84, 100, 'url(#§k)') +
      `<g opacity=".4">${placed(below, { x: x + 8, y: 32, turn, scale: 1.2 })}</g>` +
      placed(mark, { x, y: 24, turn, scale: 1.2 }) +
      fill('M0 110H320V180H0Z', faint(darker(g.deep, 0.4), 0.34)) +
      (word
        ? fill(outline(18, 164 - size - 14, 46, 164 - size - 14, 42, 168 - size - 14, 14, 168 - size - 14), g.accent) +
          words(word, 16, 164, { size, bold: true, more: edge })
        : ''),
  )
}
