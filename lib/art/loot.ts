import { darker, lighter } from './colour'
import type { GameArt } from './games'
import { dice } from './random'
import { disc, fill, line } from './svg'

interface Tones {
  main: string
  shine: string
  shade: string
  trim: string
}

/** Small items for bags and crates, in a box of 100. */
const THINGS: readonly ((t: Tones) => string)[] = [
  (
    { main, shine, shade }, // gem
  ) =>
    fill('M50 12 80 40 50 90 20 40Z', main) +
    fill('M50 12 20 40H40Z', '#fff', 0.7) +
    fill('M50 12 60 40H40Z', shine) +
    fill('M20 40H40L50 90Z', shine, 0.7) +
    fill('M60 40H80L50 90Z', shade),
  (
    { main, shade }, // potion
  ) =>
    fill('M42 12H58V32L76 70C80 82 72 88 64 88H36C28 88 20 82 24 70L42 32Z', '#dfe8fb', 0.55) +
    fill('M32 56H68L75 72C77 82 70 85 64 85H36C30 85 23 82 25 72Z', main) +
    fill('M40 8H60V16H40Z', shade) +
    fill('M36 62 30 74C29 79 33 81 36 80Z', '#fff', 0.7),
  (
    { main, shine, shade, trim }, // chest
  ) =>
    fill('M12 46C12 28 24 22 50 22S88 28 88 46Z', shine) +
    fill('M50 22C76 22 88 28 88 46H50ZM12 48H88V84H12Z', main) +
    fill('M50 48H88V84H50Z', shade) +
    fill('M42 42H58V60L50 66 42 60Z', trim) +
    fill('M12 48H88V52H12Z', '#000', 0.3),
  (
    { main, shine, shade }, // shard
  ) =>
    fill('M30 14 58 8 82 44 60 92 22 70Z', main) +
    fill('M30 14 58 8 48 48Z', '#fff', 0.75) +
    fill('M30 14 48 48 22 70Z', shine) +
    fill('M82 44 60 92 48 48Z', shade),
  (
    { main, shine, shade }, // chip
  ) =>
    fill('M22 22H78V78H22Z', shade) +
    fill('M30 30H70V70H30Z', main) +
    fill('M30 30H70L30 70Z', shine) +
    fill('M14 32h8v6h-8zM14 47h8v6h-8zM14 62h8v6h-8zM78 32h8v6h-8zM78 47h8v6h-8zM78 62h8v6h-8z', '#c9d2e6') +
    fill('M50 38 62 50 50 62 38 50Z', '#fff', 0.6),
  (
    { main, shine, shade }, // orb
  ) =>
    disc(50, 50, 36, shade) +
    disc(46, 46, 31, main) +
    disc(40, 38, 18, shine, 0.8) +
    line('M22 62C38 52 62 76 84 58', '#fff', 4, 0.6) +
    disc(34, 30, 6, '#fff'),
  (
    { main, shine }, // ticket
  ) =>
    fill('M10 30H90V44A7 7 0 0 0 90 58V72H10V58A7 7 0 0 0 10 44Z', main) +
    fill('M10 30H90V38H10Z', shine) +
    line('M62 34v6M62 46v6M62 58v6', '#fff', 3, 0.7) +
    fill('M36 38 46 51 36 64 26 51Z', '#fff', 0.85),
  (
    { main, shade }, // scroll
  ) =>
    fill('M26 18H66V78H26Z', '#f6ead2') +
    fill('M20 12H72V24H20ZM20 74H72V86H20Z', main) +
    fill('M46 12H72V24H46ZM46 74H72V86H46Z', shade) +
    line('M34 34h24M34 44h24M34 54h16', shade, 4, 0.6) +
    fill('M70 50a10 10 0 1 1 .1 0Z', '#e0384e'),
  (
    { main, shade, trim }, // ring
  ) =>
    `<circle cx="50" cy="62" r="23" stroke="${trim}" stroke-width="10"/>` +
    fill('M50 6 68 20 50 42 32 20Z', main) +
    fill('M50 6 32 20H50Z', '#fff', 0.7) +
    fill('M50 42 68 20H50Z', shade),
  (
    { main, shine, trim }, // key
  ) =>
    `<circle cx="30" cy="34" r="15" stroke="${trim}" stroke-width="10"/>` +
    fill('M40 46 84 84 78 92 66 82 60 88 54 82 60 76 34 52Z', main) +
    fill('M40 46 84 84 82 87 37 49Z', shine),
]

export function loot(seed: string, g: GameArt): string {
  const d = dice(`${seed} loot`)
  const thing = d.pick(THINGS)
  const main = d.pick([g.mid, g.accent, '#ff6b8b', '#7c5cff', '#22c3a6', '#3b9dff', '#ffb02e'])
  return thing({ main, shine: lighter(main, 0.55), shade: darker(main, 0.4), trim: g.accent })
}
