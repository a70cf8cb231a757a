import { darker, faint } from '../colour'
import { emblem } from '../emblem'
import { findNamed } from '../names/names'
import { fitted } from '../objects/draw-subject'
import { box, disc, fill, line, linear, placed, radial } from '../svg'
import { type Screen, type ScreenInput, screen, TEXT } from './screen'

function wings(): string {
  const wing = (i: number) => {
    const [x, y] = [376 - i * 4, 124 + i * 13]
    return `M${x} ${y}l-${66 - i * 12}-${20 - i * 3} ${26 - i * 3} ${22 - i * 2} 40 14z`
  }
  const left = [0, 1, 2].map(wing).join('')
  return `${fill(left, 'url(#§m)')}<g transform="matrix(-1 0 0 1 800 0)">${fill(left, 'url(#§n)')}</g>`
}

function draw({ g, gameId, says: [rank = '', best = '', ...facts], say }: Screen) {
  const named = findNamed(gameId, best)
  const mark = emblem(g.emblem, { lit: '#ffffff', shade: g.light, accent: g.accent })
  const rows = facts.slice(0, 4).map((fact, i) => {
    const [label = '', value = ''] = fact.split('|')
    const y = 268 + i * 54
    return (
      box(292, y - 36, 330, 48, i % 2 ? '#ffffff0a' : '#ffffff1a', { rx: 8 }) +
      say(label, 308, y - 3, { size: TEXT, colour: g.light }) +
      say(value, 606, y - 3, { size: 26, bold: true, anchor: 'end' })
    )
  })
  return {
    title: '个人主页',
    defs:
      linear('§m', [
        ['#fff6d8', 0],
        ['#ffd46e', 0.5],
        ['#d98a2e', 1],
      ]) +
      linear('§n', [
        ['#ffd46e', 0],
        ['#a8521f', 1],
      ]) +
      radial('§k', [
        [faint(g.accent, 0.6), 0],
        [`${g.accent}00`, 1],
      ]) +
      '<clipPath id="§c"><rect x="20" y="74" width="250" height="388" rx="12"/></clipPath>',
    body:
      box(20, 74, 250, 388, faint(g.light, 0.14), { rx: 12, stroke: faint(g.light, 0.4) }) +
      `<g clip-path="url(#§c)">${fill('M145 240-40 60H60ZM145 240 190 60H260ZM145 240 330 130V230ZM145 240-20 200V280Z', '#ffffff1f')}` +
      (named ? fitted(named.subject, { x: 24, y: 100, w: 242, h: 330 }) : placed(mark, { x: 49, y: 160, scale: 2 })) +
      `${fill('M20 404 270 366V462H20Z', faint(darker(g.deep, 0.4), 0.8))}</g>` +
      placed(mark, { x: 36, y: 408, scale: 0.42 }) +
      line('M92 424h150M92 442h96', faint(g.light, 0.6), 8) +
      placed(
        disc(400, 140, 92, 'url(#§k)') +
          wings() +
          fill('M400 82 436 104 430 158 400 184 370 158 364 104Z', 'url(#§n)') +
          fill('M400 82V184L370 158 364 104Z', 'url(#§m)') +
          fill('M400 100 420 112 416 148 400 164 384 148 380 112Z', g.deep) +
          placed(mark, { x: 381, y: 111, scale: 0.4 }),
        { x: 57, y: -10 },
      ) +
      say(rank, 457, 214, { size: 30, bold: true, anchor: 'middle' }) +
      rows.join(''),
  }
}

/** Draws portrait, rank and numbers; `says` is a rank, the name of the best thing, and "label|value" entries. */
export const profile = (input: ScreenInput): string => screen(input, draw)
