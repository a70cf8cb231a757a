import { disc, fill, line } from '../svg'
import { type Paint, paintOf } from './paint'

const GLASS = '#141a30'
const wheel = (x: number, r = 18, y = 78, trim = '#c8d0e2') =>
  disc(x, y, r, '#12151f') +
  disc(x, y, r * 0.62, trim) +
  line(`M${x} ${y - r * 0.5}V${y + r * 0.5}M${x - r * 0.5} ${y}H${x + r * 0.5}`, '#12151f', 3) +
  disc(x, y, 3, '#12151f')
const lights = fill('M222 52H236L234 60H220Z', '#fff6c8') + fill('M4 50H16V58H4Z', '#ff4a5a')

/** Vehicles in a box of 240 x 100, the front on the right. */
const CARS: Readonly<Record<string, (p: Paint) => string>> = {
  sedan: (p) =>
    fill('M4 78V54C20 46 44 44 60 42 78 22 100 16 130 16 156 16 174 30 190 44 212 46 230 50 236 58V78Z', p.main) +
    fill('M4 66H236V80H4Z', p.shade) +
    fill('M72 42C84 28 98 24 116 24V44H70ZM124 24C148 24 162 34 174 46L124 44Z', GLASS) +
    line('M60 44C80 46 170 46 190 46', p.shine, 4) +
    lights +
    wheel(58) +
    wheel(184),
  suv: (p) =>
    fill('M6 80V42C20 36 36 36 48 34L66 12H150L182 40C210 42 230 46 236 56V80Z', p.main) +
    fill('M6 66H236V82H6Z', p.shade) +
    fill('M66 34 78 18H104V38H64ZM112 18H146L168 40 112 38Z', GLASS) +
    line('M68 9H146', '#2a3046', 5) +
    line('M14 48H214', p.shine, 4) +
    lights +
    wheel(58, 21) +
    wheel(186, 21),
  sport: (p) =>
    fill('M2 78C2 60 14 52 44 48 70 26 96 20 122 20 148 20 172 36 188 48 216 52 236 60 238 78Z', p.main) +
    fill('M2 70H238V82H2Z', p.shade) +
    fill('M74 46C90 30 104 28 122 28 144 28 158 38 170 48Z', GLASS) +
    fill('M2 34H44V42H34V50H18V42H2Z', p.shade) +
    line('M40 56C90 50 150 52 222 60', p.trim, 6) +
    line('M60 46C76 32 96 26 120 25', p.shine, 4) +
    lights +
    wheel(54, 19) +
    wheel(190, 19),
  super: (p) =>
    fill('M0 78C4 58 30 54 62 50 92 30 116 28 134 30 160 34 178 46 196 52 222 56 238 66 240 80L180 82H10Z', p.main) +
    fill('M96 36C120 32 146 36 172 54L84 52Z', GLASS) +
    fill('M24 70 60 58H90L70 74Z', p.shade) +
    line('M90 60 216 64', p.trim, 6) +
    fill('M0 38 42 34V42L30 44V54H20V46L0 48Z', p.shade) +
    line('M66 50C92 34 114 32 132 34', p.shine, 4) +
    lights +
    wheel(52, 20, 76, p.trim) +
    wheel(192, 20, 76, p.trim),
  cyber: () =>
    fill('M4 76 8 52 96 12 216 50 238 58V78H4Z', '#c3cad8') +
    fill('M8 52 96 12 216 50 214 56 8 58Z', '#eef2f8') +
    fill('M58 44 96 22 150 40 148 50H56Z', GLASS) +
    fill('M4 64H238V80H4Z', '#8a94aa') +
    line('M206 54H238', '#fff', 4) +
    line('M6 54H30', '#ff4a5a', 4) +
    wheel(56, 21) +
    wheel(188, 21),
  kart: (p) =>
    fill('M6 20 62 8 70 34 30 40Z', p.trim) +
    fill('M0 74C10 50 44 44 76 42 92 22 118 16 140 18 160 22 172 36 184 46 214 48 236 62 240 80L4 82Z', p.main) +
    fill('M88 44C100 28 120 24 138 26 150 30 160 38 168 48L124 54Z', GLASS) +
    fill('M40 66 100 52 190 58 230 74 120 76Z', p.shade) +
    fill('M150 52 218 60 202 68 144 62Z', p.trim) +
    fill('M0 58-34 52-12 64-44 70-10 72-30 82 6 78Z', '#6fe8ff') +
    line('M84 42C98 26 118 22 136 23', p.shine, 4) +
    wheel(54, 22, 76, p.trim) +
    wheel(192, 20, 78, p.trim),
  angel: (p) =>
    fill('M70 40C40 34 10 4 0-24 26-6 44-4 56-8 66 12 90 26 110 34Z', p.trim) +
    fill('M76 40C52 30 30 8 22-8 50 8 76 22 104 34Z', '#fff', 0.7) +
    (CARS.kart as (p: Paint) => string)(p),
  dragon: (p) =>
    (CARS.kart as (p: Paint) => string)(p) +
    fill('M176 48C186 26 212 22 236 40L252 44 238 52 248 62 222 62C202 66 184 62 176 48Z', p.trim) +
    fill('M190 36 178 10 204 28ZM208 30 204 6 220 32Z', p.trim) +
    disc(216, 42, 5, '#12151f') +
    fill('M96 18 88-6 108 14ZM120 14 118-10 134 14Z', p.trim),
  moto: (p) =>
    fill('M40 50 90 40 130 46 168 34 190 44 170 66 84 72Z', p.main) +
    fill('M90 34 132 28 140 42 96 44Z', '#20243a') +
    line('M160 36 176 12 190 14', '#59637e', 7) +
    line('M172 30 200 74M60 52 44 74', '#59637e', 8) +
    wheel(44, 24, 74) +
    wheel(198, 24, 74),
}
export const CAR_NAMES = Object.keys(CARS)

export function car(name: string, main: string, trim: string): string {
  const p = paintOf(main, trim, 0.6)
  return (CARS[name] ?? CARS.sedan)?.(p) ?? ''
}
