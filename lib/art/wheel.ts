import { emblem } from './emblem'
import type { EmblemName } from './emblem-shapes'
import { disc, fill, linear, placed, sparkle } from './svg'

const MARKS: readonly EmblemName[] = ['generic', 'star', 'crystal', 'cards', 'egg', 'sigil', 'wing', 'cube']
const COLOURS = ['#fff3da', '#ffd27a', '#ff9a6e', '#ffe6b8'] as const
const C = 150

export const wheelDefs =
  linear('§r', [
    ['#e26778', 0],
    ['#d3263e', 0.5],
    ['#811c2c', 1],
  ]) +
  linear('§y', [
    ['#fff6d8', 0],
    ['#ffc957', 0.5],
    ['#c9741f', 1],
  ])

/** Prize wheel in a box of 300. */
export function wheel(): string {
  const at = (r: number, a: number) => [C + r * Math.cos(a), C + r * Math.sin(a)].map((v) => +v.toFixed(1)).join(' ')
  const tone = { lit: '#c0283c', shade: '#8e1434', accent: '#f08a2e' }
  const sectors = MARKS.map((name, i) => {
    const [from, to] = [(i * Math.PI) / 4 - Math.PI / 2, ((i + 1) * Math.PI) / 4 - Math.PI / 2]
    const middle = (from + to) / 2
    const mark = `<g transform="translate(${at(84, middle)})rotate(${Math.round((middle * 180) / Math.PI + 90)})scale(.34)translate(-48-48)">${emblem(name, tone)}</g>`
    return fill(`M${C} ${C}L${at(118, from)}A118 118 0 0 1 ${at(118, to)}Z`, COLOURS[i % 4] as string) + mark
  })
  const lamps = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12
    return disc(Math.round(C + 131 * Math.cos(a)), Math.round(C + 131 * Math.sin(a)), 5, i % 2 ? '#fff6d0' : '#ffc24a')
  })
  return (
    disc(154, 158, 142, '#000', 0.22) +
    disc(C, C, 146, 'url(#§y)') +
    disc(C, C, 142, 'url(#§r)') +
    lamps.join('') +
    disc(C, C, 121, 'url(#§y)') +
    sectors.join('') +
    fill('M150 32A118 118 0 0 0 32 150L150 150Z', '#fff', 0.22) +
    disc(C, C, 36, '#000', 0.2) +
    fill('M150 92 166 124H134Z', 'url(#§r)') +
    disc(C, 148, 34, 'url(#§y)') +
    disc(C, 148, 27, 'url(#§r)') +
    placed(fill(sparkle(0, 0, 18), '#fff3c8'), { x: C, y: 148 })
  )
}
