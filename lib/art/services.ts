import { darker, faint, lighter } from './colour'
import { crest } from './metal'
import { disc, fill, line, outline, placed, sparkle } from './svg'
import type { ThingInput } from './things'

/** Objects for trade modes without goods, drawn like the goods in things.ts. */
type Draw = (input: ThingInput) => string

/** Hourglass and key. */
export const rent: Draw = ({ g, d, metal }) => {
  const key =
    'M0-34a24 24 0 1 1 0 48 24 24 0 0 1 0-48Zm0 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM-6 12H6V70H-6ZM6 46H20V56H6ZM6 62H16V70H6Z'
  const glass = 'M-40-66H40C40-24 12-14 9 0 12 14 40 24 40 66H-40C-40 24-12 14-9 0-12-14-40-24-40-66Z'
  return (
    '<ellipse cy="86" rx="86" ry="17" fill="url(#§s)"/><circle cy="-10" r="100" fill="url(#§k)"/>' +
    placed(
      fill(glass, g.light, 0.35) +
        fill(
          'M-32-34H32C26-16 8-8 6 2H-6C-8-8-26-16-32-34ZM-36 62C-30 40-12 26 0 22 12 26 30 40 36 62ZM-2 0H2V30H-2Z',
          g.accent,
        ) +
        fill('M0-34H32C26-16 8-8 6 2H0ZM0 22C12 26 30 40 36 62H0Z', '#000', 0.14) +
        line('M-33-58C-32-26-11-18-8-4', '#fff', 5, 0.75) +
        line('M-32 56C-30 40-26 32-20 26', '#fff', 4, 0.6) +
        '<rect x="-54" y="-84" width="108" height="20" rx="7" fill="url(#§m)"/><rect x="-54" y="64" width="108" height="20" rx="7" fill="url(#§m)"/>' +
        line('M-48-80H44M-48 68H44', metal.shine, 2.5, 0.9) +
        fill('M-46-64h6V64h-6z', metal.lit) +
        fill('M40-64h6V64h-6z', metal.shade),
      { turn: d.between(-10, 8) },
    ) +
    placed(
      `<path d="${key}" fill-rule="evenodd" transform="translate(3 3)" fill="#0006"/><path d="${key}" fill-rule="evenodd" fill="url(#§m)"/>` +
        line('M-20-14A21 21 0 0 1-4-31M-4 14V66', metal.shine, 2.5, 0.9),
      { x: 54, y: 26, turn: 28, scale: 0.92 },
    )
  )
}

/** Draws a ladder of light leading to the rank. */
export const boost: Draw = ({ g, band, metal }) => {
  const rungs = [0, 1, 2, 3, 4].map((i) => {
    const [y, w, h] = [86 - i * 24 + i * i, 56 - i * 8.5, 9 - i]
    const x = Math.round(-w)
    return `<path d="M${x} ${y}h${-2 * x}v${h}h${2 * x}z" fill="${i > 2 ? metal.shine : metal.lit}"/><path d="M${x} ${y + h}h${-2 * x}v3h${2 * x}z" fill="${darker(metal.shade, 0.5)}"/>`
  })
  const up = (x: number, y: number, k: number) =>
    outline(
      x,
      y - 10 * k,
      x + 18 * k,
      y + 6 * k,
      x + 18 * k,
      y + 15 * k,
      x,
      y - k,
      x - 18 * k,
      y + 15 * k,
      x - 18 * k,
      y + 6 * k,
    )
  return (
    '<ellipse cy="92" rx="96" ry="19" fill="url(#§s)"/>' +
    fill('M-50 96H50L16-30H-16Z', g.accent, 0.22) +
    '<circle cy="-34" r="112" fill="url(#§k)"/>' +
    fill('M-72 96H-58L-18-24H-23Z', 'url(#§m)') +
    fill('M72 96H58L18-24H23Z', darker(metal.shade, 0.15)) +
    rungs.join('') +
    fill(up(-92, 50, 1) + up(-92, 26, 0.8) + up(94, 34, 1) + up(94, 10, 0.8), g.accent, 0.85) +
    placed(crest(Math.max(3, band), metal, g), { y: -44, scale: 2.5 }) +
    fill(sparkle(-60, -84, 9) + sparkle(56, -92, 12), '#fff', 0.9)
  )
}

/** Draws a card that is recycled into coins. */
export const recycle: Draw = ({ g, metal }) => {
  const arrow = (turn: number) =>
    placed(
      `<path d="M-78 30A84 84 0 0 1 22-81" stroke="${metal.shine}" stroke-width="15"/>${fill('M16-106 58-72 10-52Z', metal.shine)}`,
      { turn },
    )
  const coin = (x: number, y: number, r: number) =>
    disc(x + 3, y + 3, r, '#a84e1c') +
    disc(x, y, r, '#ffcf55') +
    disc(x, y, r * 0.74, '#ee9a2c') +
    fill(sparkle(x, y, r * 0.5), '#fff3c4')
  return (
    '<ellipse cy="92" rx="86" ry="16" fill="url(#§s)"/><circle r="106" fill="url(#§k)"/>' +
    arrow(0) +
    arrow(180) +
    placed(
      `<rect x="-38" y="-54" width="76" height="104" rx="9" fill="url(#§m)"/><rect x="-31" y="-47" width="62" height="90" rx="5" fill="${g.deep}"/>` +
        fill('M-31 18 31-4V43H-31Z', faint(g.light, 0.25)) +
        placed(crest(4, metal, g), { y: -4, scale: 1.3 }),
      { x: -14, turn: -8 },
    ) +
    coin(36, 42, 25) +
    coin(62, 20, 17) +
    fill(sparkle(-70, -70, 10) + sparkle(82, -60, 8), lighter(g.accent, 0.4))
  )
}
