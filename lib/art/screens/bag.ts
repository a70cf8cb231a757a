import { faint } from '../colour'
import { loot } from '../loot'
import { dice } from '../random'
import { box, fill, linear } from '../svg'
import { type Screen, type ScreenInput, screen, TEXT } from './screen'

const GROUNDS = [
  ['#ffc061', '#c23a2a'],
  ['#9d68f0', '#2a1466'],
  ['#4e9bea', '#12306e'],
  ['#7f92b4', '#26324e'],
] as const
const [COLUMNS, CELLS, THINGS] = [6, 24, 7]

function draw({ g, seed, say }: Screen) {
  const d = dice(`${seed} bag`)
  const full = d.between(17, 22)
  const cells = Array.from({ length: CELLS }, (_, i) => {
    const [x, y] = [20 + (i % COLUMNS) * 101, 66 + Math.floor(i / COLUMNS) * 102]
    if (i >= full) return box(x, y, 95, 96, '#0003', { rx: 8, stroke: faint(g.light, 0.25) })
    const ground = i < 3 ? 0 : i < 8 ? 1 : i < 15 ? 2 : 3
    const count = d.pick([1, 2, 3, 5, 8, 12, 20, 36, 64, 128, 240])
    return (
      `<g transform="translate(${x} ${y})"><use href="#§q${ground}"/><use href="#§l${d.below(THINGS)}" transform="translate(17 2)scale(.6)"/>` +
      `${say(`×${count}`, 88, 90, { size: TEXT, bold: true, anchor: 'end' })}</g>`
    )
  })
  return {
    title: '背包',
    note: `${full} / ${CELLS}`,
    defs:
      GROUNDS.map(
        ([light, dark], i) =>
          linear(
            `§b${i}`,
            [
              [light, 0],
              [dark, 1],
            ],
            'x2=".4" y2="1"',
          ) +
          `<g id="§q${i}">${box(0, 0, 95, 96, `url(#§b${i})`, { rx: 8, stroke: faint(light, 0.8) })}${fill('M1 68h93v22q0 5-5 5H6q-5 0-5-5z', '#0007')}</g>`,
      ).join('') + Array.from({ length: THINGS }, (_, i) => `<g id="§l${i}">${loot(`${seed}${i}`, g)}</g>`).join(''),
    body: cells.join(''),
  }
}

/** Draws the contents of the bag, rarest first. */
export const bag = (input: ScreenInput): string => screen(input, draw)
