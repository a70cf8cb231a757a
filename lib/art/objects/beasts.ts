import { darker, lighter } from '../colour'
import { disc, fill, line } from '../svg'

const both = (art: string): string => `${art}<g transform="matrix(-1 0 0 1 200 0)">${art}</g>`
interface Fur {
  main: string
  shade: string
  pale: string
  trim: string
}
const INK = '#1b1830'
const eye = (y = 92, x = 74) =>
  both(`<ellipse cx="${x}" cy="${y}" rx="9" ry="11" fill="${INK}"/>${disc(x - 3, y - 4, 3.5, '#fff')}`)
const HEAD = 'M100 34C52 34 36 68 38 104 40 142 70 162 100 162S160 142 162 104C164 68 148 34 100 34Z'
const head = (f: Fur, d = HEAD) =>
  fill(d, f.main) + fill('M118 36C152 44 164 74 162 104 160 142 130 162 100 162 130 140 142 80 118 36Z', f.shade, 0.6)
const nose = (y = 116) =>
  fill(`M90 ${y}H110L100 ${y + 11}Z`, INK) +
  line(`M100 ${y + 11}V${y + 18}M86 ${y + 20}Q100 ${y + 28} 114 ${y + 20}`, INK, 3)
const muzzle = (f: Fur) => fill('M100 104C76 104 70 122 74 136 80 152 120 152 126 136 130 122 124 104 100 104Z', f.pale)
const chest = (f: Fur) =>
  fill('M52 146C30 170 26 196 24 220H176C174 196 170 170 148 146Z', f.shade) +
  fill('M80 158C72 180 72 200 76 220H124C128 200 128 180 120 158Z', f.pale)
const ears = {
  round: (f: Fur) => both(disc(52, 48, 22, f.main) + disc(52, 48, 12, f.trim)),
  point: (f: Fur) => both(fill('M40 84 34 10 88 42Z', f.main) + fill('M50 60 44 28 70 46Z', f.trim)),
  long: (f: Fur) =>
    both(
      fill('M70 48C44 10 44-44 62-46 84-44 92 10 92 42Z', f.main) +
        fill('M74 34C58 4 56-30 64-34 76-30 82 6 84 32Z', f.trim),
    ),
  flop: (f: Fur) =>
    both(
      fill('M52 46C20 38 2 60 10 84 34 84 50 74 60 62Z', f.main) +
        fill('M46 56C28 54 18 66 20 76 34 74 44 68 50 62Z', f.trim),
    ),
}
const stag = (colour: string) => both(line('M80 38C50 20 46-10 52-38M52-8 28-24M50-22 66-34M66 22 44 18', colour, 8))

const BEASTS: Readonly<Record<string, (f: Fur) => string>> = {
  panda: () => {
    const f = { main: '#fdfdfd', shade: '#cfd6e4', pale: '#ffffff', trim: '#3a3a4a' }
    return (
      chest({ ...f, shade: '#22222e' }) +
      both(disc(48, 46, 24, '#22222e')) +
      head(f) +
      both(
        '<ellipse cx="72" cy="94" rx="20" ry="24" fill="#22222e" transform="rotate(24 72 94)"/>' +
          disc(75, 92, 8, '#fff') +
          disc(76, 93, 5, INK),
      ) +
      nose() +
      '<path d="M150 214C160 170 150 140 158 96M158 120 178 108M155 150 176 142" stroke="#3fae62" stroke-width="9"/>'
    )
  },
  tiger: (f) =>
    chest(f) +
    ears.round(f) +
    head(f) +
    muzzle(f) +
    line('M100 38V62M84 40 90 58M116 40 110 58M44 88 62 92M42 110 62 110M156 88 138 92M158 110 138 110', INK, 6) +
    eye() +
    nose(),
  lion: (f) =>
    fill('M100 4C30 0-4 60 8 120 14 176 60 206 100 206S186 176 192 120C204 60 170 0 100 4Z', f.trim) +
    ears.round(f) +
    head(f) +
    muzzle(f) +
    eye() +
    nose(),
  fox: (f) =>
    chest(f) +
    ears.point(f) +
    fill('M100 34C56 36 36 70 34 106 50 132 76 152 100 166 124 152 150 132 166 106 164 70 144 36 100 34Z', f.main) +
    fill(
      'M34 106C50 132 76 152 100 166 92 132 70 112 34 106ZM166 106C150 132 124 152 100 166 108 132 130 112 166 106Z',
      '#fff',
    ) +
    eye(98, 70) +
    fill('M90 150H110L100 164Z', INK),
  rabbit: (f) =>
    chest(f) +
    ears.long(f) +
    head(f) +
    eye() +
    both(disc(60, 118, 9, '#ff9ec4', 0.6)) +
    fill('M93 116H107L100 123Z', '#e8708a') +
    line('M100 123V130M88 132Q100 140 112 132', INK, 3),
  pig: (f) =>
    chest(f) +
    ears.flop(f) +
    head(f) +
    eye(88, 70) +
    '<ellipse cx="100" cy="118" rx="28" ry="20" fill="#ff9fb4"/><ellipse cx="90" cy="118" rx="5" ry="8" fill="#a8445c"/><ellipse cx="110" cy="118" rx="5" ry="8" fill="#a8445c"/>' +
    line('M88 146Q100 152 112 146', INK, 3),
  ox: (f) =>
    chest(f) +
    both(fill('M60 48C20 44 4 14 14-14 28 14 50 22 82 30Z', f.trim)) +
    ears.flop(f) +
    head(f) +
    fill('M100 108C70 108 62 126 66 140 74 160 126 160 134 140 138 126 130 108 100 108Z', f.pale) +
    eye(84, 70) +
    both(disc(86, 132, 6, INK)) +
    '<circle cx="100" cy="152" r="11" stroke="#ffcf55" stroke-width="5"/>',
  deer: (f) =>
    chest(f) +
    stag(f.trim) +
    ears.flop(f) +
    fill('M100 36C62 36 52 66 58 96 64 124 76 160 100 162S136 124 142 96C148 66 138 36 100 36Z', f.main) +
    fill('M100 36C138 36 148 66 142 96 136 124 124 160 100 162 118 130 126 70 100 36Z', f.shade, 0.5) +
    disc(84, 56, 4, '#fff') +
    disc(116, 56, 4, '#fff') +
    disc(100, 46, 4, '#fff') +
    eye(94, 74) +
    fill('M88 142H112L100 156Z', INK),
  dragon: (f) =>
    both(
      line('M78 44C56 20 54-10 34-30M54-2 34 0', f.trim, 9) +
        fill('M52 60C22 52 8 66 0 56 2 88 22 104 46 100Z', f.trim),
    ) +
    fill('M60 140 30 220H170L140 140Z', f.shade) +
    line('M76 172H124M72 192H128M66 212H134', f.pale, 7) +
    fill(
      'M100 30C58 30 46 66 52 96 56 116 66 124 64 142 72 170 128 170 136 142 134 124 144 116 148 96 154 66 142 30 100 30Z',
      f.main,
    ) +
    fill('M100 30C142 30 154 66 148 96 144 116 134 124 136 142 128 170 116 168 100 168Z', f.shade, 0.5) +
    both(
      fill('M58 72 90 86 84 98 62 92Z', '#fff3b0') +
        disc(78, 90, 5, INK) +
        disc(88, 130, 5, INK) +
        line('M70 140C40 150 20 130 6 148', f.trim, 5) +
        fill('M56 60 92 78 90 68 60 50Z', f.trim),
    ) +
    line('M74 150Q100 162 126 150', INK, 4) +
    fill('M84 152 88 164 94 154ZM116 152 112 164 106 154Z', '#fff'),
  kirin: (f) =>
    both(fill('M44 64C14 60-6 90 10 140 24 160 40 150 52 130Z', f.trim)) +
    chest(f) +
    stag(f.trim) +
    ears.flop(f) +
    head(f) +
    muzzle(f) +
    fill('M100 8 110 46H90Z', f.trim) +
    both(fill('M58 80 88 90 84 102 62 98Z', '#fff3b0') + disc(78, 95, 5, INK)) +
    nose() +
    both(line('M74 132C52 140 40 130 30 144', f.trim, 5)),
  bird: (f) =>
    both(
      fill('M66 130C20 120-20 70-30 4 0 34 22 30 34 34 40 66 60 84 90 96Z', f.main) +
        fill('M66 130C34 110 6 80-8 46 24 70 54 82 86 92Z', f.trim),
    ) +
    fill('M100 70C66 84 62 150 78 220H122C138 150 134 84 100 70Z', f.main) +
    fill('M100 70C134 84 138 150 122 220H106C118 150 116 100 100 70Z', f.shade) +
    disc(100, 62, 36, f.main) +
    both(fill('M100 30C90 6 74-4 62-26 84-18 98-4 104 22Z', f.trim)) +
    fill('M100 34C96 0 100-20 100-36 106-16 108 8 106 34Z', f.trim) +
    eye(60, 84) +
    fill('M88 68H112L100 90Z', '#ffb02e'),
  crane: (f) =>
    both(
      fill('M60 140C14 130-24 90-34 30 0 60 40 80 90 104Z', '#fff') + fill('M-34 30C-28 70-2 108 30 124L16 96Z', INK),
    ) +
    fill('M90 60C86 100 60 130 70 220H130C140 130 114 100 110 60Z', '#fff') +
    disc(100, 46, 24, '#fff') +
    fill('M82 34C88 14 112 14 118 34Z', '#e0283e') +
    eye(48, 90) +
    fill('M94 58H106L100 104Z', f.trim),
  peacock: (f) =>
    [-75, -50, -25, 0, 25, 50, 75]
      .map(
        (a) =>
          `<g transform="rotate(${a} 100 190)">${fill('M100 190C70 120 76 20 100-14 124 20 130 120 100 190Z', f.main)}${disc(100, 22, 15, f.trim)}${disc(100, 24, 8, '#2340a8')}</g>`,
      )
      .join('') +
    fill('M100 76C72 90 72 160 80 220H120C128 160 128 90 100 76Z', '#2a5fc8') +
    disc(100, 74, 26, '#3a78e8') +
    eye(72, 88) +
    fill('M90 80H110L100 98Z', '#ffb02e'),
  turtle: (f) =>
    fill('M20 190C14 110 50 70 100 70S186 110 180 190Z', f.shade) +
    fill('M34 182C34 120 62 86 100 86S166 120 166 182Z', f.main) +
    fill('M100 92 128 112V146L100 164 72 146V112Z', f.trim) +
    line('M100 92V86M128 112 148 100M128 146 160 160M72 112 52 100M72 146 40 160M100 164V184', f.shade, 6) +
    disc(100, 44, 34, f.pale) +
    eye(44, 86) +
    line('M88 60Q100 68 112 60', INK, 3) +
    line('M150 90C190 60 150 20 184-4', '#3fae62', 9),
  horse: (f) =>
    fill(
      'M60 220C40 150 60 90 92 60L84 20 106 36 118 14 124 44C152 62 170 96 186 126 192 146 174 158 160 150L124 124C116 150 138 180 140 220Z',
      f.main,
    ) +
    fill('M124 124C116 150 138 180 140 220H118C110 180 100 150 124 124Z', f.shade) +
    fill('M92 60C50 70 20 130 30 220H62C44 150 70 90 104 52Z', f.trim) +
    fill('M100 34C80 34 70 50 66 70 84 64 100 62 118 66Z', f.trim) +
    disc(134, 78, 6, INK) +
    disc(174, 138, 4, INK) +
    line('M112 100 172 116M140 62 150 128', '#b5603a', 5),
  bear: (f) => chest(f) + ears.round(f) + head(f) + muzzle(f) + eye() + nose(),
  wolf: (f) =>
    chest(f) +
    ears.point(f) +
    fill(
      'M100 34C60 36 40 64 34 112L56 116 52 136 76 140 100 168 124 140 148 136 144 116 166 112C160 64 140 36 100 34Z',
      f.main,
    ) +
    fill('M100 92C84 104 74 130 100 166 126 130 116 104 100 92Z', f.pale) +
    both(fill('M60 88 88 98 82 106 66 102Z', '#ffe27a') + disc(77, 99, 4, INK)) +
    fill('M90 140H110L100 154Z', INK),
  penguin: (f) =>
    fill('M100 20C44 20 30 80 34 140 38 196 66 214 100 214S162 196 166 140C170 80 156 20 100 20Z', f.main) +
    fill('M100 50C66 46 54 90 60 146 64 188 80 202 100 202S136 188 140 146C146 90 134 46 100 50Z', '#fff') +
    both(fill('M36 100C10 120 2 150 8 176 26 166 38 150 42 130Z', f.main)) +
    eye(86, 78) +
    fill('M84 104H116L100 122Z', '#ffb02e') +
    fill('M74 26C84 4 116 4 126 26Z', f.trim),
  slime: (f) =>
    fill('M100 40C60 40 20 110 22 160 24 196 60 206 100 206S176 196 178 160C180 110 140 40 100 40Z', f.main) +
    fill('M100 40C140 40 180 110 178 160 176 196 140 206 100 206 150 180 150 90 100 40Z', f.shade, 0.6) +
    fill('M60 90C66 74 78 64 88 62 80 76 74 90 70 104Z', '#fff', 0.7) +
    eye(130, 70) +
    line('M84 156Q100 170 116 156', INK, 5),
  snow: () =>
    disc(100, 160, 58, '#f2f7ff') +
    disc(100, 76, 44, '#ffffff') +
    both(disc(84, 70, 5, INK)) +
    fill('M98 78 132 86 98 92Z', '#ff8a2a') +
    fill('M58 40H142V50H58ZM70-6H130V42H70Z', '#2a3350') +
    fill('M70 30H130V40H70Z', '#e0384e') +
    line('M62 112C84 128 116 128 138 112', '#e0384e', 13) +
    disc(100, 150, 5, INK) +
    disc(100, 176, 5, INK),
  fish: (f) =>
    fill('M40 110C70 50 140 50 176 90L206 66 200 116 208 160 176 132C140 172 70 170 40 110Z', f.main) +
    fill('M40 110C70 170 140 172 176 132 130 140 80 130 40 110Z', f.pale) +
    fill('M90 62 120 36 140 66ZM96 150 120 176 136 152Z', f.trim) +
    disc(72, 98, 8, '#fff') +
    disc(70, 98, 5, INK) +
    line('M100 80Q116 110 100 140M122 84Q136 110 122 138', f.trim, 5),
  whale: (f) =>
    fill(
      'M10 110C20 50 120 40 150 100 170 100 176 80 168 58 188 56 196 70 196 82 208 72 220 76 224 88 206 96 196 104 190 130 176 190 40 200 10 110Z',
      f.main,
    ) +
    fill('M10 110C40 190 140 190 180 146 120 150 60 140 10 110Z', f.pale) +
    disc(56, 104, 6, INK) +
    line('M84 40C84 16 70 10 60 12M84 40C84 12 100 4 112 10', '#bfe6ff', 6),
  squid: (f) =>
    fill('M100 6C60 6 44 60 46 110H154C156 60 140 6 100 6Z', f.main) +
    line(
      'M58 110C40 150 60 170 44 206M80 112C72 160 92 170 78 214M120 112C128 160 108 170 122 214M142 110C160 150 140 170 156 206',
      f.main,
      13,
    ) +
    eye(84, 78),
}
export const BEAST_NAMES = Object.keys(BEASTS)

/** Draws head and chest of an animal or a mount in a box of 200 x 220. */
export function beast(name: string, main: string, trim: string): string {
  return BEASTS[name]?.({ main, trim, shade: darker(main, 0.3), pale: lighter(main, 0.65) }) ?? ''
}
