import { disc, fill, line } from '../svg'
import { type Paint, paintOf } from './paint'

const [INK, METAL, METAL_LIT] = ['#1a1e2c', '#59637e', '#a4afc8']
const wood = '#a8643a'

/** Parts in a box of 240 x 100; the muzzle is on the right. */
const stock = (p: Paint, colour = p.main) =>
  fill('M4 44 58 38 62 58 40 62 12 78 4 74Z', colour) + fill('M6 46 56 40 56 46 8 54Z', p.shine, 0.6)
const grip = fill('M70 58 88 58 80 86 62 84Z', INK)
const barrel = (from: number, to: number, y = 42, w = 6) =>
  fill(`M${from} ${y}H${to}V${y + w}H${from}Z`, METAL) + fill(`M${from} ${y}H${to}V${y + 2}H${from}Z`, METAL_LIT)
const muzzle = (x: number, y = 39) => fill(`M${x} ${y}H${x + 14}V${y + 12}H${x}Z`, INK)
const receiver = (p: Paint, end: number) =>
  fill(`M56 34H${end}V58H60Z`, p.main) +
  fill(`M58 48H${end}V58H60Z`, p.shade) +
  fill(`M60 36H${end - 6}V39H60Z`, p.shine, 0.8)
const curved = (p: Paint, x: number) =>
  fill(
    `M${x} 58H${x + 20}C${x + 22} 72 ${x + 28} 82 ${x + 34} 90L${x + 16} 96C${x + 6} 84 ${x + 2} 72 ${x} 58Z`,
    p.shade,
  ) + line(`M${x + 6} 62C${x + 8} 76 ${x + 14} 86 ${x + 20} 92`, p.trim, 3)
const straight = (p: Paint, x: number, height = 34) =>
  fill(`M${x} 58H${x + 18}L${x + 22} ${58 + height}H${x + 4}Z`, p.shade) +
  line(`M${x + 7} 64 ${x + 10} ${52 + height}`, p.trim, 3)
const scope = (x: number, w: number) =>
  fill(
    `M${x} 14H${x + 12}L${x + 18} 17H${x + w - 18}L${x + w - 10} 12H${x + w}V32H${x + w - 10}L${x + w - 18} 27H${x + 18}L${x + 12} 30H${x}Z`,
    INK,
  ) +
  fill(`M${x + w - 4} 13H${x + w}V31H${x + w - 4}Z`, '#6fd0ff') +
  fill(`M${x + 24} 27h8v8h-8zM${x + w - 34} 27h8v8h-8z`, METAL)
const dot = fill('M88 20H112V34H84V28Z', INK) + fill('M104 22h6v9h-6z', '#ff5a5a')
const rail = (p: Paint, from: number, to: number) =>
  fill(`M${from} 36H${to}V54H${from}Z`, p.shade) +
  fill(`M${from} 36H${to}V44H${from}Z`, p.main) +
  line(`M${from + 8} 49H${to - 8}`, p.trim, 3)

export const GUNS: Readonly<Record<string, (p: Paint) => string>> = {
  m4: (p) =>
    stock(p) +
    receiver(p, 126) +
    grip +
    straight(p, 102) +
    rail(p, 126, 186) +
    barrel(186, 226) +
    muzzle(222) +
    dot +
    fill('M178 28h6v8h-6z', INK),
  ak: (p) =>
    stock(p, p.main) +
    receiver(p, 124) +
    grip +
    curved(p, 100) +
    fill('M124 36H176V52H126Z', p.main) +
    fill('M124 45H176V52H126Z', wood) +
    barrel(124, 222, 32, 5) +
    barrel(176, 228, 44) +
    fill('M206 26h6v18h-6z', INK) +
    fill('M96 28h10v6H96z', INK),
  sniper: (p) =>
    fill('M2 42 60 38 66 60 44 60 36 76 16 74 4 78Z', p.main) +
    fill('M4 44 58 40V46L6 52Z', p.shine, 0.6) +
    receiver(p, 138) +
    grip +
    straight(p, 108, 20) +
    barrel(138, 232, 41, 6) +
    muzzle(226, 37) +
    scope(70, 84) +
    line('M176 48 164 84M176 48 190 84', METAL, 4),
  kar: (p) =>
    fill('M2 46C30 40 60 38 96 40L178 42V52L96 56C70 56 62 60 50 68L10 80Z', p.main) +
    fill('M4 48C30 42 60 40 96 42L176 43V46C100 46 50 48 6 58Z', p.shine, 0.6) +
    barrel(176, 234, 42, 5) +
    fill('M84 34H118V41H84Z', METAL) +
    line('M92 40 84 54', METAL_LIT, 5) +
    scope(74, 70) +
    fill('M222 34h4v8h-4z', INK),
  smg: (p) =>
    fill('M10 46H52V54H10ZM8 42H16V74H8Z', METAL) +
    receiver(p, 140) +
    grip +
    straight(p, 106, 38) +
    fill('M140 38H168V52H140Z', p.shade) +
    barrel(168, 192) +
    dot,
  vector: (p) =>
    fill('M8 44H54V52H8ZM6 40H14V72H6Z', METAL) +
    fill('M52 32H150V46L128 52 120 62 96 62 78 54H52Z', p.main) +
    fill('M84 54 122 54 112 96H96Z', p.shade) +
    fill('M52 32H150V37H52Z', p.shine, 0.6) +
    fill('M62 54 78 54 74 82H58Z', INK) +
    barrel(150, 184, 36) +
    dot,
  lmg: (p) =>
    stock(p) +
    receiver(p, 140) +
    grip +
    fill('M98 58H142V90H98Z', p.shade) +
    line('M104 66h32M104 76h32', p.trim, 3) +
    rail(p, 140, 184) +
    barrel(184, 232) +
    line('M196 50 184 88M196 50 208 88', METAL, 4) +
    dot,
  pan: (p) =>
    stock(p, wood) +
    receiver(p, 134) +
    grip +
    `<ellipse cx="108" cy="28" rx="40" ry="9" fill="${INK}"/><ellipse cx="108" cy="26" rx="36" ry="6" fill="${METAL}"/>` +
    barrel(134, 222) +
    muzzle(218) +
    line('M200 48 190 84M200 48 212 84', METAL, 4),
  bullpup: (p) =>
    fill('M6 36H150V56L120 58 110 70H60L52 84H22L6 60Z', p.main) +
    fill('M8 38H148V42H8Z', p.shine, 0.7) +
    fill('M30 66H52L58 96H38Z', p.shade) +
    fill('M92 58H108L102 84H88Z', INK) +
    barrel(150, 222, 40) +
    muzzle(216, 37) +
    fill('M70 20H124V28H70ZM74 28h6v8h-6zM114 28h6v8h-6z', INK),
  shotgun: (p) =>
    stock(p) +
    receiver(p, 118) +
    grip +
    barrel(118, 226, 36, 7) +
    barrel(118, 206, 47, 7) +
    fill('M140 44H184V60H140Z', p.main) +
    line('M148 48V56M158 48V56M168 48V56M178 48V56', p.trim, 3),
  heavy: (p) =>
    fill('M2 38H60V64H2Z', p.main) +
    receiver(p, 140) +
    grip +
    straight(p, 104, 30) +
    barrel(140, 228, 38, 9) +
    fill('M212 30H236V54H212Z', INK) +
    fill('M216 34h6v16h-6zM226 34h6v16h-6z', METAL) +
    scope(66, 84) +
    line('M170 50 154 92M170 50 188 92', METAL, 5),
  minigun: (p) =>
    fill('M20 30H96V74H20Z', p.main) +
    fill('M22 32H94V38H22Z', p.shine, 0.7) +
    fill('M40 12H80V20H46V30H40Z', INK) +
    [38, 46, 54, 62].map((y) => barrel(96, 224, y, 5)).join('') +
    fill('M140 34H152V72H140ZM206 34H218V72H206Z', INK) +
    fill('M44 74H84V94H44Z', p.shade),
  pistol: (p) =>
    fill('M60 20H192V50H96L60 46Z', p.main) +
    fill('M60 36H192V50H96L60 46Z', p.shade) +
    fill('M64 23H186V27H64Z', p.shine, 0.8) +
    fill('M72 48H110L96 96H58Z', INK) +
    fill('M80 54H104L94 88H70Z', p.trim) +
    line('M112 50C116 70 134 70 138 52', METAL, 5) +
    line('M168 26V44M176 26V44M184 26V44', p.trim, 3) +
    fill('M192 26H202V36H192Z', INK),
  revolver: (p) =>
    fill('M92 24H206V40H92Z', p.main) +
    fill('M92 26H204V30H92Z', p.shine, 0.8) +
    disc(104, 42, 22, p.shade) +
    disc(104, 42, 8, INK) +
    fill('M70 40H92L88 60 74 98H48L62 60Z', wood) +
    line('M110 60C114 78 132 76 134 56', METAL, 5),
  crossbow: (p) =>
    fill('M20 46H200V56H20Z', p.main) +
    line('M168 6C190 30 190 72 168 96M168 6 90 50 168 96', p.trim, 5) +
    fill('M40 56H60L52 84H36Z', INK),
}
export const GUN_NAMES = Object.keys(GUNS)

/** Decorations of weapon skins, over the same box. */
const ORNAMENTS: Readonly<Record<string, (p: Paint) => string>> = {
  dragon: (p) =>
    line('M46 70C70 88 92 70 112 84 140 104 168 62 196 74', p.trim, 9) +
    fill('M188 56C204 46 226 54 238 68L224 72 232 82 212 84C200 86 192 80 186 70Z', p.trim) +
    fill('M196 56 188 40 206 50ZM210 54 208 38 220 54Z', p.trim) +
    disc(210, 64, 3.5, INK) +
    line('M66 74l6-10M92 72l2-10M136 90l2-12M160 76l-4-10', p.shine, 4),
  ice: () =>
    fill(
      'M60 34 70 6 78 34ZM96 36 110 0 118 36ZM150 38 160 12 168 38ZM128 56 138 92 148 56ZM40 60 46 84 54 60Z',
      '#dff6ff',
      0.95,
    ) + fill('M70 6 78 34H70ZM110 0 118 36H110ZM160 12 168 38H160Z', '#7cc4f2'),
  fire: () =>
    fill(
      'M40 38C34 16 52 18 50 0 70 12 66 22 76 8 90 20 84 30 100 12 112 26 108 34 126 18 132 30 150 26 148 38Z',
      '#ff8a2a',
      0.95,
    ) + fill('M56 38C54 28 64 26 64 18 76 26 82 30 92 24 96 32 110 30 118 38Z', '#ffe27a'),
  skull: () =>
    fill('M104 2C84 2 78 16 82 28L88 32V40H120V32L126 28C130 16 124 2 104 2Z', '#f2f1ea') +
    disc(95, 20, 6, INK) +
    disc(113, 20, 6, INK) +
    line('M98 34v6M104 34v6M110 34v6', INK, 2.5),
  wing: (p) =>
    fill('M64 34C40 30 20 10 20-6 36 6 46 8 54 6 64 16 80 24 96 34Z', p.trim) +
    fill('M70 34C52 28 38 14 34 4 52 16 70 22 90 34Z', '#fff', 0.6),
  gold: (p) => fill('M84 38 94 44 84 56 74 44Z', p.trim) + line('M60 60H132M130 38C150 30 170 52 186 40', p.trim, 4),
  bolt: () =>
    fill('M108-4 84 34H98L88 64 124 22H108L120-4Z', '#7ce8ff') + line('M148 30 160 20 156 34 172 24', '#7ce8ff', 4),
  flower: () =>
    [
      [70, 46],
      [112, 44],
      [150, 44],
    ]
      .map(([x = 0, y = 0]) => fill(`M${x} ${y}c-10-4-6-14 0-8 6-6 10 4 0 8 10 4 6 14 0 8-6 6-10-4 0-8z`, '#ff9ec4'))
      .join(''),
  clown: (p) =>
    fill('M70 36 78 20 92 36ZM92 36 108 16 118 36Z', p.trim) +
    disc(78, 20, 6, '#ffe56e') +
    disc(108, 16, 6, '#ffe56e') +
    fill('M66 40 76 46 66 52 56 46ZM92 40 102 46 92 52 82 46Z', '#fff'),
  ray: (p) =>
    fill('M60 42 120 36 112 46 60 52ZM130 38H182L174 44H134Z', p.trim) + line('M64 56H120M60 34H124', p.trim, 3),
}
export const ORNAMENT_NAMES = Object.keys(ORNAMENTS)

/** Draws a firearm of a class in a box of 240 x 100. */
export function gun(name: string, main: string, trim: string, ornament = ''): string {
  const p = paintOf(main, trim)
  return (GUNS[name] ?? GUNS.m4)?.(p) + (ORNAMENTS[ornament]?.(p) ?? '')
}
