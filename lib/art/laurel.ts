import { disc, fill, linear, sheet } from './svg'

/** Gold, silver, bronze. */
const METALS = [
  ['#fff3c0', '#ffc94d', '#b8691a'],
  ['#ffffff', '#c8d3e6', '#6e7f9e'],
  ['#ffe3c8', '#e8a06a', '#94482a'],
] as const
const CUP =
  'M34 30H62V40C62 52 57 58 51 60V65H58V70H38V65H45V60C39 58 34 52 34 40ZM34 33H27V38C27 45 31 48 36 49L35 45C32 44 31 42 31 38V37H34ZM62 33H69V38C69 45 65 48 60 49L61 45C64 44 65 42 65 38V37H62Z'

export const laurelDefs = METALS.map((metal, i) =>
  linear(`§o${i + 1}`, [
    [metal[0], 0],
    [metal[1], 0.5],
    [metal[2], 1],
  ]),
).join('')

/** Draws a cup in a laurel wreath for places 1 to 3, in a box of 96. */
export function laurelBody(place: 1 | 2 | 3): string {
  const [light, mid, dark] = METALS[place - 1] as (typeof METALS)[number]
  const leaf = (i: number, colour: string) => {
    const a = ((118 + i * 24) * Math.PI) / 180
    const [x, y] = [Math.round(48 + 37 * Math.cos(a)), Math.round(48 + 37 * Math.sin(a))]
    return `<path d="M0 0C-9-4-10-14-4-20 4-14 5-6 0 0Z" transform="translate(${x} ${y})rotate(${276 + i * 24})" fill="${colour}"/>`
  }
  const branch = (even: string, odd: string) => [0, 1, 2, 3, 4, 5].map((i) => leaf(i, i % 2 ? odd : even)).join('')
  return (
    branch(light, mid) +
    `<g transform="matrix(-1 0 0 1 96 0)">${branch(mid, dark)}</g>` +
    disc(48, 49, 29, dark) +
    disc(47, 48, 28, `url(#§o${place})`) +
    fill(CUP, dark, 0.85) +
    fill('M36 32H41V42C41 48 39 51 38 50 36 47 36 43 36 40Z', light, 0.7)
  )
}

export const laurel = (place: 1 | 2 | 3): string => sheet({ w: 96, h: 96, defs: laurelDefs }, laurelBody(place))
