import { darker, faint, lighter, mix } from './colour'
import { emblem } from './emblem'
import { EMBLEM_SHAPES } from './emblem-shapes'
import type { GameArt } from './games'
import { loot } from './loot'
import { crest, type Metal } from './metal'
import { GUN_NAMES, gun } from './objects/guns'
import { type Dice, dice } from './random'
import { disc, fill, line, outline, placed, sparkle } from './svg'

/**
 * Input for the object of a goods cover, around 0, 0 in about 170 x 190. Gradients §m metal, §w window, §k glow, §p
 * paper, §f fluid, §s shadow.
 */
export interface ThingInput {
  g: GameArt
  d: Dice
  /** 1-5, see metal.ts. */
  band: number
  metal: Metal
  seed: string
  /** Amount, for goods drawn as stacks; 0 if unknown. */
  amount: number
}
type Draw = (input: ThingInput) => string

const shadow = (x: number, y: number, rx: number, ry = rx * 0.2) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(ry)}" fill="url(#§s)"/>`
const glow = (r: number, y = 0) => `<circle cy="${y}" r="${r}" fill="url(#§k)"/>`

/** Draws a card with the game's emblem, for accounts whose best thing is unknown, and the crest of the price band. */
export const account: Draw = ({ g, d, band, metal }) => {
  const tilt = d.between(3, 9) * (d.next() < 0.5 ? -1 : 1)
  const side = Math.sign(tilt)
  const behind = (angle: number, colour: string) =>
    `<rect x="-54" y="-78" width="108" height="150" rx="9" transform="rotate(${angle} 0 60)" fill="${colour}" stroke="${faint(g.light, 0.4)}"/>`
  const mark = emblem(g.emblem, { lit: '#ffffff', shade: g.light, accent: g.accent, engraving: g.deep })
  const rays = 'M0-10-49-60V-40ZM0-10-20-71H2ZM0-10 49-71V-50ZM0-10-49 20V44ZM0-10 49 10V36Z'
  return (
    shadow(6, 84, 96, 16) +
    `<g transform="rotate(${tilt})">${behind(-16 * side, darker(g.mid, 0.45))}${behind(-8 * side, darker(g.mid, 0.2))}` +
    '<rect x="-52" y="-74" width="112" height="154" rx="10" fill="#0005"/><rect x="-56" y="-78" width="112" height="154" rx="10" fill="url(#§m)"/><rect x="-49" y="-71" width="98" height="140" rx="5" fill="url(#§w)"/>' +
    fill(rays, '#fff', 0.14) +
    placed(mark, { x: -41, y: -62, scale: 0.86 }) +
    fill('M-49 40 49 22V64Q49 69 44 69H-44Q-49 69-49 64Z', g.deep, 0.55) +
    line('M-55 60V-68Q-55-77-46-77H40', metal.shine, 2, 0.9) +
    `${placed(crest(band, metal, g), { y: 66, scale: 1.2 })}</g>`
  )
}

const gem: Draw = ({ g }) =>
  shadow(0, 74, 84) +
  fill('M-62 60 0 44 62 60V70L0 88-62 70Z', darker(g.mid, 0.5)) +
  fill('M-62 60 0 44 62 60 0 76Z', mix(g.mid, g.light, 0.2)) +
  glow(86, -14) +
  fill('M-30-64H30L60-28 0 58-60-28Z', g.mid) +
  fill('M-30-64-60-28H-24Z', '#fff', 0.9) +
  fill('M-30-64H30L24-28H-24Z', lighter(g.light, 0.5)) +
  fill('M30-64 60-28H24Z', mix(g.mid, g.light, 0.5)) +
  fill('M-60-28H-24L0 58Z', g.light) +
  fill('M-24-28H24L0 58Z', mix(g.light, g.mid, 0.5)) +
  fill('M24-28H60L0 58Z', darker(g.mid, 0.2)) +
  fill(sparkle(-40, -58, 16) + sparkle(52, 20, 9), '#fff')

const gift: Draw = ({ g }) =>
  shadow(0, 78, 90) +
  glow(92, -20) +
  fill('M-60-8 0 12V84L-60 60Z', mix(g.mid, g.light, 0.35)) +
  fill('M60-8 0 12V84L60 60Z', darker(g.mid, 0.35)) +
  fill('M-66-22 0-42 66-22 0 0Z', lighter(g.light, 0.25)) +
  fill('M-66-22 0 0V18L-66-6Z', mix(g.mid, g.light, 0.6)) +
  fill('M66-22 0 0V18L66-6Z', darker(g.mid, 0.15)) +
  fill('M-40-30-26-34 40-14 26-8V76L12 80V-4Z', g.accent) +
  fill('M-12-4-26-10V74L-12 80Z', darker(g.accent, 0.1)) +
  placed(
    fill('M0 30C-50 20-56-20-30-22-12-22-4 8 0 30ZM0 30C50 20 56-20 30-22 12-22 4 8 0 30Z', g.accent) +
      fill('M0 30C-36 16-40-10-28-12-16-12-6 12 0 30Z', '#fff', 0.45),
    { y: -50, scale: 0.9 },
  ) +
  fill(sparkle(-58, -52, 12) + sparkle(62, -40, 8), '#fff')

/** Draws an open crate with items rising from it. */
const crate: Draw = ({ g, metal, seed }) => {
  const rising =
    g.genre === 'shooter'
      ? placed(gun(dice(seed).pick(GUN_NAMES), mix(g.mid, '#30384e', 0.4), g.accent), {
          x: -100,
          y: -66,
          scale: 0.86,
          turn: -14,
        })
      : placed(loot(`${seed}1`, g), { x: -70, y: -78, scale: 0.72 }) +
        placed(loot(`${seed}2`, g), { x: 6, y: -84, scale: 0.72 }) +
        placed(loot(`${seed}3`, g), { x: -38, y: -104, scale: 0.82 })
  const mark = emblem(g.emblem, { lit: '#ffffff', shade: g.light, accent: g.accent })
  return (
    shadow(0, 78, 104) +
    glow(96, -26) +
    rising +
    fill('M-72-14 0-38 72-14 0 12Z', darker(g.deep, 0.5)) +
    fill('M-58-14 0-33 58-14 0 7Z', g.accent, 0.75) +
    fill('M-40-14 0-27 40-14 0 1Z', '#fff', 0.6) +
    fill('M-72-14 0 12V86L-72 56Z', mix(g.mid, '#dfe7fa', 0.3)) +
    fill('M72-14 0 12V86L72 56Z', darker(g.mid, 0.42)) +
    fill('M-72-14 0 12V24L-72-2Z', metal.lit) +
    fill('M72-14 0 12V24L72-2ZM-72 44 0 74V86L-72 56Z', metal.shade) +
    fill('M72 44 0 74V86L72 56Z', darker(metal.shade, 0.4)) +
    line('M-72-14 0 12 72-14', metal.shine) +
    `<g transform="matrix(.44 .17 0 .46 -56 8)">${mark}</g>` +
    fill('M22 34 50 23V48L22 60Z', '#000', 0.22)
  )
}

export const prop: Draw = (input) =>
  (input.g.genre === 'shooter' ? crate : input.d.pick([gem, gift, crate, crate]))(input)

const GOLD = { glint: '#fff3c4', face: '#ffcf55', edge: '#ee9a2c', dark: '#a84e1c' }
/** Stacks that grow with the amount. */
export const currency: Draw = ({ g, d, band, amount }) => {
  const isCrystal = g.genre === 'gacha'
  const tone = isCrystal
    ? { glint: lighter(g.light, 0.35), face: g.light, edge: g.mid, dark: darker(g.mid, 0.3) }
    : GOLD
  const level = amount ? Math.max(0, Math.min(5, Math.log10(amount) - 2.2)) : band
  const side =
    fill('M-30 0v9a30 12 0 0 0 60 0v-9Z', tone.edge) +
    fill('M4 0v21a30 12 0 0 0 26-12v-9Z', tone.dark, 0.75) +
    line('M-20 8v8M-10 11v8M0 12v8', tone.face, 2, 0.8) +
    `<ellipse rx="30" ry="12" fill="${tone.face}"/>`
  const top =
    `<ellipse rx="23" ry="9" fill="${tone.edge}"/><ellipse cx="-1" cy="-1" rx="22" ry="8" fill="${tone.face}"/>` +
    `<path d="${EMBLEM_SHAPES[g.emblem].lit}" transform="translate(-13-6)scale(.27.12)" fill="${tone.dark}"/>` +
    line('M-28-2a30 12 0 0 1 30-9', '#fff', 2, 0.9)
  const stack = (x: number, y: number, height: number) => {
    const coins = Math.max(1, Math.min(9, Math.round(height * 1.25)))
    const lean = d.between(-2, 2)
    const at = (i: number) => `x="${x + (i % 2 ? lean : 0)}" y="${y - i * 13}"`
    const body = Array.from({ length: coins }, (_, i) => `<use href="#§i" ${at(i)}/>`).join('')
    return `${body}<use href="#§t" ${at(coins - 1)}/>`
  }
  const { lit, shade } = EMBLEM_SHAPES[g.emblem]
  const standing =
    disc(4, 3, 31, tone.dark) +
    disc(0, 0, 31, tone.face) +
    disc(0, 0, 25, tone.edge) +
    disc(-1, -1, 24, mix(tone.face, tone.glint, 0.4)) +
    placed(fill(lit, tone.dark) + fill(shade, mix(tone.dark, tone.edge, 0.6)), { x: -17, y: -17, scale: 0.35 }) +
    line('M-28-8A30 30 0 0 1-6-28', '#fff', 3, 0.9)
  return (
    shadow(0, 78, 112) +
    glow(110, -20) +
    `<defs><g id="§i">${side}</g><g id="§t">${top}</g></defs>` +
    stack(0, 34, level + 2) +
    stack(62, 42, level * 0.75 + 1.4) +
    stack(-62, 44, level * 0.6 + 1) +
    stack(-30, 66, level * 0.4 + 1) +
    stack(34, 68, level * 0.35 + 1) +
    placed(standing, { x: d.pick([-66, 68]), y: -46, turn: d.between(-18, 18) }) +
    fill(sparkle(-8, -96, 10) + sparkle(84, 6, 7), '#fff', 0.9)
  )
}

/** A perforated ticket. */
export const code: Draw = ({ g, d }) => {
  let bars = ''
  for (let x = 22; x < 66; ) {
    const w = d.between(1, 4)
    bars += `M${x} 20h${w}v26h${-w}z`
    x += w + d.between(2, 4)
  }
  const body =
    'M-92-50H30A9 9 0 0 0 48-50H84Q92-50 92-42V42Q92 50 84 50H48A9 9 0 0 0 30 50H-84Q-92 50-92 42V-42Q-92-50-84-50Z'
  const turn = d.between(-14, -7)
  const mark = emblem(g.emblem, { lit: g.mid, shade: g.deep, accent: darker(g.accent, 0.12) })
  const cells = [0, 1, 2, 3].map((i) => outline(-80 + i * 27, 24, -57 + i * 27, 24, -57 + i * 27, 40, -80 + i * 27, 40))
  return (
    shadow(4, 76, 104) +
    placed(fill(body, darker(g.mid, 0.4)) + line(body, g.light, 1, 0.5), { turn: turn + 12 }) +
    placed(
      `<path d="${body}" transform="translate(5 6)" fill="#0006"/>${fill(body, 'url(#§p)')}` +
        `<path d="M39-40V40" stroke="${g.deep}" stroke-width="2.5" stroke-dasharray="1 7" opacity=".55"/>` +
        fill('M-92-24-40-50H-12L-92-10Z', '#fff', 0.55) +
        placed(mark, { x: -80, y: -36, scale: 0.5 }) +
        fill('M-24-30h48v7h-48zM-24-15h32v5h-32z', g.deep, 0.75) +
        fill(cells.join(''), g.deep, 0.85) +
        line('M-76 32h15M-49 32h15M-22 32h15', g.accent, 3) +
        `<g transform="rotate(90 65 0)translate(21-32)">${fill(bars, g.deep)}</g>` +
        line('M-91 40V-42Q-91-49-84-49H29', '#fff', 2, 0.9),
      { turn },
    ) +
    fill(sparkle(-84, -66, 11) + sparkle(88, -52, 8), '#fff', 0.9)
  )
}

/** Draws a battery with a bolt, fuller for higher price bands. */
export const topUp: Draw = ({ g, d, band, metal }) => {
  const full = 60 + band * 15
  const sparks = [
    [-74, 20, 7],
    [72, -34, 9],
    [78, 44, 5],
    [-66, -50, 5],
  ].map(([x = 0, y = 0, s = 0]) => outline(x, y - s, x + s, y, x, y + s, x - s, y))
  return (
    shadow(0, 84, 76) +
    glow(110) +
    placed(
      '<rect x="-17" y="-96" width="34" height="18" rx="5" fill="url(#§m)"/><rect x="-50" y="-82" width="100" height="166" rx="20" fill="url(#§m)"/>' +
        `<rect x="-41" y="-70" width="82" height="142" rx="13" fill="${g.deep}"/><rect x="-41" y="${72 - full}" width="82" height="${full}" rx="13" fill="url(#§f)"/>` +
        line(`M-40 ${74 - full}q20-9 40 0t40 0`, '#fff', 3, 0.7) +
        '<rect x="-35" y="-62" width="13" height="126" rx="6" fill="#fff" opacity=".3"/>' +
        `<path d="M14-60-30 10H-5L-13 60 33-14H6Z" fill="#fff" stroke="${darker(g.deep, 0.2)}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>` +
        fill('M6-14H33L-13 60-5 10Z', mix(g.accent, g.light, 0.35)) +
        line('M-49 60V-62Q-49-81-30-81H20', metal.shine, 3, 0.9),
      { turn: d.between(-12, -5) },
    ) +
    fill(sparks.join(''), g.accent, 0.9)
  )
}
