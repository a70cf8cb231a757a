import { disc, fill, line } from '../svg'
import { type Paint, paintOf } from './paint'

const [STEEL, STEEL_SHADE, INK] = ['#e6ecf8', '#8d98b6', '#1d2032']

/** Weapons without a shooter, in a box of 240 x 100; the tip is on the right. */
const BLADES: Readonly<Record<string, (p: Paint) => string>> = {
  karambit: (p) =>
    `<circle cx="34" cy="66" r="17" stroke="${INK}" stroke-width="10"/>` +
    fill('M46 52 118 30 128 54 60 80Z', p.main) +
    fill('M48 54 118 32 120 40 52 64Z', p.shine, 0.7) +
    fill('M116 24C168 4 218 26 230 86 206 62 170 50 130 60Z', STEEL) +
    fill('M128 52C172 38 208 54 230 86 206 62 170 50 130 60Z', p.trim) +
    line('M64 66 112 48', p.trim, 4),
  butterfly: (p) =>
    fill('M106 38 208 18C224 22 230 34 232 46L112 62Z', STEEL) +
    fill('M110 54 232 46 112 62Z', STEEL_SHADE) +
    line('M106 44 20 22', p.main, 15) +
    line('M106 56 22 88', p.shade, 15) +
    disc(40, 28, 4, INK) +
    disc(70, 36, 4, INK) +
    disc(44, 80, 4, INK) +
    disc(72, 69, 4, INK) +
    disc(106, 50, 8, p.trim),
  dagger: (p) =>
    fill('M12 40H84V62H12Z', p.main) +
    line('M26 40V62M42 40V62M58 40V62', p.trim, 5) +
    fill('M82 22H96V80H82Z', p.trim) +
    fill('M96 34H196L232 50H96Z', STEEL) +
    fill('M96 50H232L196 68H96Z', STEEL_SHADE),
  sword: (p) =>
    disc(12, 50, 10, p.trim) +
    fill('M18 43H62V57H18Z', INK) +
    fill('M58 18 74 26 70 50 74 74 58 82 62 50Z', p.trim) +
    fill('M70 38H206L236 50H70Z', p.shine) +
    fill('M70 50H236L206 62H70Z', p.main) +
    line('M80 50H206', '#fff', 3),
  great: (p) =>
    disc(10, 50, 10, p.trim) +
    fill('M16 42H56V58H16Z', INK) +
    fill('M50 10 72 22V78L50 90 58 50Z', p.trim) +
    fill('M68 24 200 18 238 50H68Z', p.shine) +
    fill('M68 50H238L200 82 68 76Z', p.main) +
    fill('M88 44H190V56H88Z', p.shade, 0.6),
  katana: (p) =>
    fill('M4 58 66 44 70 58 10 72Z', INK) +
    line('M16 56 24 68M32 52 40 64M48 48 56 60', p.trim, 4) +
    fill('M64 34H74V70H64Z', p.trim) +
    fill('M74 42C130 36 190 30 236 10 206 50 150 56 76 56Z', STEEL) +
    fill('M74 50C140 50 196 42 236 10 206 50 150 56 76 56Z', p.main),
  spear: (p) =>
    line('M4 50H180', p.shade, 9) +
    fill('M176 30 238 50 176 70 188 50Z', STEEL) +
    fill('M176 70 238 50H188Z', STEEL_SHADE) +
    fill('M160 40 178 34 174 50 178 66 160 60Z', p.trim) +
    fill('M160 58C166 74 158 86 148 92 148 78 148 68 152 56Z', '#e0384e'),
  glaive: (p) =>
    line('M4 56H150', p.shade, 9) +
    fill('M144 46C170 20 210 12 236 20 226 50 196 66 150 66Z', STEEL) +
    fill('M144 46C170 20 210 12 236 20 206 24 176 40 160 54Z', p.main) +
    fill('M140 40H152V72H140Z', p.trim),
  nunchaku: (p) =>
    line('M20 24 108 30', p.main, 16) +
    line('M132 30 220 76', p.main, 16) +
    line('M110 30Q120 12 130 30', STEEL, 5) +
    line('M30 24 44 25M86 28 98 29M142 36 154 42M200 66 212 72', p.trim, 16),
  claw: (p) =>
    fill('M20 30H90V74H20Z', p.main) +
    line('M90 38C150 26 200 34 232 56M90 52C150 44 196 52 222 72M90 66C140 62 180 70 208 88', STEEL, 9) +
    line('M30 38H80M30 66H80', p.trim, 5),
  fist: (p) =>
    fill('M30 30C30 12 170 8 184 28 196 46 190 84 160 88L70 86C40 84 28 60 30 30Z', p.main) +
    line('M168 24V40M176 46V58M170 64V76', p.trim, 9) +
    fill('M12 34H50V80H12Z', p.shade) +
    line('M70 40H140M70 58H146M76 74H132', p.shine, 4),
  hammer: (p) =>
    line('M8 60H150', INK, 12) +
    fill('M140 16H206V96H140Z', p.main) +
    fill('M206 24H226V88H206ZM140 16H206V28H140Z', p.shade) +
    line('M152 44H194M152 66H194', p.trim, 6),
  axe: (p) =>
    line('M8 54H200', INK, 11) +
    fill('M150 48C150 24 168 4 206 2 228 20 232 40 222 58 196 54 172 52 150 48Z', p.main) +
    fill('M206 2C228 20 232 40 222 58 222 40 216 20 206 2Z', STEEL) +
    fill('M150 58H190L176 84 150 78Z', p.shade) +
    line('M24 54H60', p.trim, 12),
  fan: (p) =>
    fill('M40 90 62 10C110-14 180 4 224 50Z', p.main) +
    fill('M40 90 50 54C90 40 130 46 156 68Z', p.shine) +
    line('M40 90 96 2M40 90 144 8M40 90 190 28', p.trim, 4) +
    disc(40, 88, 8, INK),
  saw: (p) =>
    fill('M8 30H96V76H8Z', p.main) +
    fill('M20 16H70V30H56V26H32V30H20Z', INK) +
    fill('M96 36H212C236 36 236 66 212 66H96Z', STEEL) +
    line('M100 32H210M100 70H210', p.trim, 6) +
    line('M106 51H212', STEEL_SHADE, 5),
  bow: (p) =>
    line('M40 92C90 40 150 40 200 92', p.main, 11) +
    line('M40 92 24 84M200 92 216 84', p.trim, 9) +
    line('M34 88 120 20 206 88', '#fff', 2.5) +
    line('M120 92V10', STEEL, 5) +
    fill('M112 14 120-6 128 14Z', p.trim) +
    fill('M108 52H132V66H108Z', p.trim),
  book: (p) =>
    fill('M120 28C90 12 60 12 36 18V86C60 80 90 80 120 94 150 80 180 80 204 86V18C180 12 150 12 120 28Z', p.main) +
    fill(
      'M116 36C92 22 66 22 44 26V78C66 74 92 76 116 86ZM124 36C148 22 174 22 196 26V78C174 74 148 76 124 86Z',
      '#fff6e0',
    ) +
    line('M56 40 104 46M56 54 104 60M136 46 184 40M136 60 184 54', p.shade, 3) +
    disc(120, 30, 8, p.trim),
  staff: (p) =>
    line('M6 60 178 46', p.shade, 9) +
    `<path d="M174 20C214 4 236 40 214 72 200 84 178 76 176 64" stroke="${p.trim}" stroke-width="9"/>` +
    disc(200, 44, 15, p.main) +
    disc(195, 39, 6, '#fff'),
  zither: (p) =>
    fill('M10 40 214 22C236 26 236 62 220 68L20 82C6 76 4 50 10 40Z', p.main) +
    fill('M14 44 216 26 218 34 16 54Z', p.shine, 0.6) +
    line('M30 52 208 36M30 60 208 44M30 68 208 52', '#fff', 2.5) +
    fill('M40 44h7v34h-7zM190 30h7v32h-7z', p.trim),
  disk: (p) =>
    `<circle cx="120" cy="50" r="44" fill="${p.shade}"/><circle cx="120" cy="50" r="36" fill="${p.main}"/><circle cx="120" cy="50" r="26" stroke="${p.shine}" stroke-width="3"/><circle cx="120" cy="50" r="14" fill="${p.trim}"/><circle cx="120" cy="50" r="5" fill="${INK}"/>` +
    line('M84 30A42 42 0 0 1 118 10', '#fff', 6),
}
export const BLADE_NAMES = Object.keys(BLADES)

export function blade(name: string, main: string, trim: string): string {
  const p = paintOf(main, trim, 0.55)
  return (BLADES[name] ?? BLADES.sword)?.(p) ?? ''
}
