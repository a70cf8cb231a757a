/**
 * Drawing data of the cover system: 14 duotones of equal lightness, 8 Chinese lattices, 4 layouts.
 * A game must look identical on every page, device and distributor: leave values and order untouched.
 */
/** [deep, mid, light]; OKLCH L .33 / .47 / .8, so no cover shouts louder than its neighbour. */
type Duotone = readonly [deep: string, mid: string, light: string]
export const PALETTE: readonly Duotone[] = [
  ['#1F345C', '#395995', '#A4BEEF'],
  ['#013958', '#07618F', '#91C5EA'],
  ['#003D48', '#006678', '#84CBDC'],
  ['#003E3C', '#016965', '#83CEC8'],
  ['#01402C', '#006C4D', '#90CEB2'],
  ['#1E3E17', '#38692D', '#A5CA9C'],
  ['#383800', '#5F5F00', '#C0C38A'],
  ['#483100', '#775301', '#D7B986'],
  ['#522907', '#874814', '#E4B290'],
  ['#56241D', '#8C4136', '#EAACA1'],
  ['#542330', '#8A3E53', '#E8AAB7'],
  ['#50243E', '#834068', '#E2ABC9'],
  ['#46274D', '#74457F', '#D4AFDC'],
  ['#392C57', '#604D8F', '#C1B5EA'],
]
export const GOLD = '#E9C274'

const SCALES: readonly (readonly [number, number])[] = [
  [0, -5],
  [10, 0],
  [0, 5],
  [10, 10],
  [0, 15],
]
const scale = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="10" class="f"/><circle cx="${x}" cy="${y}" r="6.6"/><circle cx="${x}" cy="${y}" r="3.2"/>`
const seigaiha = SCALES.map(([o, y]) => [-20, 0, 20].map((x) => scale(x + o, y)).join('')).join('')

export interface Lattice {
  w: number
  h: number
  d: string
}
export const PATTERNS: readonly Lattice[] = [
  { w: 20, h: 10, d: seigaiha }, // 海水
  {
    w: 24,
    h: 13.86,
    d: '<path d="M0 6.93h4l4-6.93h8l4 6.93h4M4 6.93l4 6.93h8l4-6.93"/><path d="m7.5 6.93 2.25-3.9h4.5l2.25 3.9-2.25 3.9h-4.5z"/>',
  }, // 龟背
  {
    w: 20,
    h: 20,
    d: '<path d="M10 1 19 10 10 19 1 10ZM0-9 9 0 0 9-9 0ZM20-9 29 0 20 9 11 0ZM0 11 9 20 0 29-9 20ZM20 11 29 20 20 29 11 20ZM10 6.5 13.5 10 10 13.5 6.5 10Z"/>',
  }, // 方胜
  { w: 18, h: 18, d: '<path d="M1.5 0v16.5h15v-15H5.5v11h7v-7h-3.5v3.5"/>' }, // 回纹
  {
    w: 40,
    h: 40,
    d: '<path d="m0 12 10-4 4-8M10 8l8 11-7 8-11 3m18-11 15-9V0m0 10 7 2M18 19l6 13-10 8m10-8 9 8m-9-8 9-9 7 7m-7-7V10M11 27l3 13"/>',
  }, // 冰裂
  {
    w: 18,
    h: 18,
    d: '<circle cx="9" cy="9" r="9"/><circle r="9"/><circle cx="18" r="9"/><circle cy="18" r="9"/><circle cx="18" cy="18" r="9"/>',
  }, // 古钱
  {
    w: 24,
    h: 24,
    d: '<path d="M0 2h12M0 6h12M0 10h12M12 14h12M12 18h12M12 22h12M14 0v12M18 0v12M22 0v12M2 12v12M6 12v12M10 12v12"/>',
  }, // 席纹
  {
    w: 16,
    h: 16,
    d: '<path d="m0 0 16 16M16 0 0 16"/><path d="m8 .8 1.7 1.7L8 4.2 6.3 2.5zM8 11.8l1.7 1.7L8 15.2l-1.7-1.7z"/>',
  }, // 菱格
]

// regions in a unit square that receive the mid tone and the pattern
export const LAYOUTS: readonly ((w: number, h: number) => string)[] = [
  (w, h) => `<circle cx="${w * 0.7}" cy="${h * 0.4}" r="${h * 0.46}"/>`, // 月门
  (w, h) => `<path d="M${w * 0.54} 0H${w}V${h}H${w * 0.22}Z"/>`, // 斜屏
  (w, h) =>
    `<path d="M0 ${h * 0.66}C${w * 0.18} ${h * 0.34} ${w * 0.34} ${h * 0.38} ${w * 0.5} ${h * 0.6}S${w * 0.82} ${h * 0.72} ${w} ${h * 0.3}V${h}H0Z"/>`, // 远山
  (w, h) => `<path d="M${w * 0.46} 0H${w}V${h}H${w * 0.46}ZM${w * 0.4} 0h${w * 0.025}v${h}h-${w * 0.025}z"/>`, // 竖屏
]
