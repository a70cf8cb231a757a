import { darker, lighter, mix } from './colour'
import type { GameArt } from './games'
import { dice } from './random'
import { fill, line, outline } from './svg'

export const GUNS = ['rifle', 'sniper', 'smg', 'pistol', 'knife'] as const
export const BLADES = ['sword', 'great', 'spear', 'bow', 'staff'] as const
type WeaponName = (typeof GUNS)[number] | (typeof BLADES)[number]

interface Tones {
  main: string
  shine: string
  shade: string
  trim: string
}
const [INK, STEEL, STEEL_SHADE] = ['#1a1d30', '#c9d2e6', '#76809e']
const glint = (x: number, y: number, w: number) => fill(`M${x} ${y}h${w}l-2 2h${-w}z`, '#fff', 0.6)

const GUN_LENGTHS = { rifle: 92, sniper: 99, smg: 80 }
function gun(name: keyof typeof GUN_LENGTHS, { main, shine, shade, trim }: Tones): string {
  const end = GUN_LENGTHS[name]
  const scopeEnd = name === 'sniper' ? 62 : 52
  const magazine =
    name === 'sniper'
      ? fill('M44 56H54V66H45Z', INK)
      : fill('M46 55 58 55 63 74 53 76Z', shade) + fill('M46 55 51 55 56 76 53 76Z', shine)
  const sight =
    name === 'smg'
      ? fill('M34 34H50V40H34Z', INK) + fill('M36 35h4v3h-4z', trim)
      : fill(`M30 30H${scopeEnd}V37H30Z`, INK) +
        fill(`M30 30h4v7h-4zM${scopeEnd - 4} 29h5v9h-5z`, trim) +
        fill('M36 37h3v4h-3zM46 37h3v4h-3z', STEEL_SHADE)
  return (
    fill(`M62 45H${end}V49H62Z`, STEEL_SHADE) +
    fill(`M${end - 6} 43H${end}V51H${end - 6}Z`, INK) +
    fill('M2 44 22 42 24 56 8 64 2 62Z', shade) +
    fill('M3 45 22 43 22 48 4 52Z', shine) +
    fill('M22 40H64L70 44V53L60 56H24Z', main) +
    fill('M24 49H69V53L60 56H24Z', shade) +
    glint(26, 42, 36) +
    fill(`M62 42H${end - 14}L${end - 16} 53H62Z`, shade) +
    fill('M30 56 38 56 34 72 26 70Z', INK) +
    magazine +
    sight +
    line('M30 44l8 8M40 44l8 8M50 44l8 8', trim, 2, 0.8)
  )
}

function sword({ main, shine, trim }: Tones, w: number): string {
  return (
    fill(`M1 50 14 ${50 - w} 64 ${51 - w}V50Z`, shine) +
    fill(`M1 50H64V${49 + w}L14 ${50 + w}Z`, main) +
    fill('M14 49H60V51H14Z', '#fff', 0.7) +
    fill(`M62 ${46 - w} 70 ${36 - w} 71 50 70 ${64 + w} 62 ${54 + w} 66 50Z`, trim) +
    fill('M70 46H90V54H70Z', INK) +
    fill('M73 46h3v8h-3zM80 46h3v8h-3z', trim) +
    fill('M90 50 95 44 99 50 95 56Z', shine)
  )
}

const DRAW: Record<WeaponName, (t: Tones) => string> = {
  rifle: (t) => gun('rifle', t),
  sniper: (t) => gun('sniper', t),
  smg: (t) => gun('smg', t),
  pistol: ({ main, shade, trim }) =>
    fill('M16 34H82V50H34L16 48Z', main) +
    fill('M16 43H82V50H34L16 48Z', shade) +
    glint(20, 36, 58) +
    fill('M24 50H44L38 78H20Z', INK) +
    fill('M26 54 40 54 35 74 24 74Z', shade) +
    line('M44 50H58C58 60 50 62 43 60', STEEL_SHADE, 3) +
    fill('M52 36h4v10h-4zM60 36h4v10h-4zM68 36h4v10h-4z', trim),
  knife: ({ main, shade, trim }) =>
    fill('M4 52 30 38 64 40V50Z', STEEL) +
    fill('M4 52 64 50V58L34 60Z', STEEL_SHADE) +
    fill('M64 34H70V64H64Z', trim) +
    fill('M70 42H92L97 50 92 57H70Z', shade) +
    fill('M70 42H92L94 47H70Z', main),
  sword: (t) => sword(t, 6),
  great: (t) => sword(t, 11),
  spear: ({ main, shine, shade, trim }) =>
    fill('M24 48H99V52H24Z', shade) +
    fill('M0 50 16 41 28 47V50Z', '#fff') +
    fill('M0 50H28V53L16 59Z', shine) +
    fill('M26 40 34 34 32 48 32 52 34 66 26 60 29 50Z', trim) +
    fill('M36 52C40 60 38 68 32 76 30 66 31 60 33 52Z', main),
  bow: ({ main, shine, trim }) =>
    fill('M10 50C20 20 50 8 82 14 60 20 40 32 30 50 40 68 60 80 82 86 50 92 20 80 10 50Z', main) +
    fill('M10 50C20 20 50 8 82 14 54 16 28 28 18 50Z', shine) +
    line('M82 14V86', STEEL, 1.5) +
    fill('M12 49H90V51H12Z', STEEL_SHADE) +
    fill('M4 50 14 44V56Z', trim),
  staff: ({ main, shine, shade, trim }) =>
    fill('M30 48H98V52H30Z', shade) +
    fill('M34 48H98V50H34Z', trim) +
    fill('M30 50C24 36 10 34 4 42 12 40 18 44 18 50S12 60 4 58C10 66 24 64 30 50Z', STEEL) +
    fill(outline(10, 50, 16, 42, 22, 50, 16, 58), main) +
    fill('M10 50 16 42V58Z', shine),
}

const tonesOf = (main: string, trim: string): Tones => ({
  main,
  trim,
  shine: lighter(main, 0.5),
  shade: darker(main, 0.45),
})
/** Coloured where it is used, see `dye` in figure.ts. */
const dyed = (trim: string): Tones => ({ main: 'var(--h)', shine: '#ffffffb0', shade: 'var(--j)', trim })

/** Draws a weapon across a box of 100. */
export function weapon(seed: string, g: GameArt, options: { name?: WeaponName; dyed?: boolean } = {}): string {
  const d = dice(`${seed} weapon`)
  const name = options.name ?? d.pick<WeaponName>(g.genre === 'shooter' ? GUNS : BLADES)
  const main = d.pick([
    g.mid,
    g.accent,
    mix(g.mid, g.light, 0.5),
    mix(g.accent, '#ff4d6d', 0.5),
    mix(g.mid, '#7a3cf0', 0.5),
  ])
  const art = DRAW[name](options.dyed ? dyed(g.accent) : tonesOf(main, g.accent))
  return `<g transform="rotate(-32 50 50)">${art}</g>`
}

const BODIES = [
  ['M3 62 8 48 30 43 44 32H66L82 45 95 50 97 64H3Z', 'M34 43 45 34H54V44ZM57 34H65L76 44H57Z'],
  ['M3 64 5 46 24 40 34 26H72L82 42 95 46 97 64Z', 'M30 40 37 29H52V41ZM55 29H70L77 41H55Z'],
  ['M2 62 14 50 36 46 50 36H62L84 46 97 54V63Z', 'M42 46 51 38H58V46ZM61 38 78 46H61Z'],
] as const

/** Side view of a car in a box of 100. */
export function vehicle(seed: string, g: GameArt, options: { dyed?: boolean } = {}): string {
  const d = dice(`${seed} vehicle`)
  const [body, glass] = d.pick(BODIES)
  const main = d.pick([g.mid, g.accent, mix(g.mid, '#ff4d6d', 0.4), '#e9edf7', mix(g.mid, '#22d3ee', 0.5)])
  const { main: paint, shine, shade, trim } = options.dyed ? dyed(g.accent) : tonesOf(main, g.accent)
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="64" r="9" fill="#10131f"/><circle cx="${x}" cy="64" r="5" fill="#b9c3da"/><circle cx="${x}" cy="64" r="2" fill="${trim}"/>`
  return (
    fill('M4 68H96V72H4Z', '#000', 0.35) +
    fill(body, paint) +
    fill('M3 58H97V64H3Z', shade) +
    fill(glass, '#12182c') +
    fill('M10 48 32 44 24 47 9 50Z', shine) +
    fill('M88 52h8l1 3h-9zM3 54h7v3H3z', trim) +
    wheel(22) +
    wheel(78)
  )
}
