import { darker, lighter } from '../colour'
import { inkOf } from '../hero/ink'
import { WORN } from '../hero/worn'
import { disc, fill, line, placed, sparkle } from '../svg'

const both = (art: string): string => `${art}<g transform="matrix(-1 0 0 1 200 0)">${art}</g>`
const INK = '#2a1c38'

/** An egg with feet, in a box of 200 x 220; what is worn comes from the table of heroes. */
export function egg(main: string, trim: string, worn: readonly string[] = []): string {
  const ink = inkOf({ hair: main, skin: main, cloth: main, trim, small: false })
  const on = worn.map((word) => WORN[word]?.(ink) ?? '').join('')
  return (
    both(fill('M62 190H92V212C92 220 58 220 56 212Z', darker(main, 0.35))) +
    both(fill('M34 120C14 124 6 144 14 154 24 160 38 150 46 138Z', darker(main, 0.1))) +
    fill('M100 10C58 10 26 74 28 126 30 178 62 200 100 200S170 178 172 126C174 74 142 10 100 10Z', main) +
    fill('M130 22C158 46 174 92 172 126 170 178 138 200 100 200 150 180 164 90 130 22Z', darker(main, 0.25), 0.6) +
    fill('M54 70C60 46 74 30 88 26 78 42 70 58 66 80Z', '#fff', 0.75) +
    fill('M100 74C66 74 56 96 58 118 62 142 80 150 100 150S138 142 142 118C144 96 134 74 100 74Z', '#fff4e6') +
    both(
      `<ellipse cx="82" cy="108" rx="8" ry="12" fill="${INK}"/>${disc(79, 103, 3.6, '#fff')}${disc(70, 126, 7, '#ff8f9a', 0.6)}`,
    ) +
    `<path d="M90 128Q100 138 110 128" stroke="${INK}" stroke-width="4"/>` +
    fill('M38 160C80 178 120 178 162 160L156 176C120 192 80 192 44 176Z', trim) +
    placed(on, { y: -18 })
  )
}

/** A child of light in a cape, in a box of 200 x 220. */
export function skyChild(main: string, trim: string, extra = ''): string {
  return (
    disc(100, 96, 104, '#fff6d8', 0.3) +
    both(
      fill('M84 90C40 96-4 60-30 82-10 120 0 170-14 214 30 196 64 204 92 216Z', main) +
        fill('M84 90C56 112 30 120 2 116 6 150 0 190-14 214 30 196 64 204 92 216Z', lighter(main, 0.2), 0.5) +
        line('M-26 84C-8 120 0 170-12 210', trim, 5),
    ) +
    fill('M80 84 64 220H136L120 84Z', '#3c3450') +
    fill('M86 96 78 220H122L114 96Z', '#554a70') +
    fill('M100-8C66-8 54 24 58 52 62 84 78 96 100 96S138 84 142 52C146 24 134-8 100-8Z', '#c8bba8') +
    fill('M100 6C78 6 68 28 70 50 74 78 84 88 100 88S126 78 130 50C132 28 122 6 100 6Z', '#a8705a') +
    fill('M68 34C84 28 116 28 132 34L128 60C116 68 108 62 100 58 92 62 84 68 72 60Z', '#fbf8f0') +
    both(fill('M78 48Q86 40 94 50 86 56 78 48Z', '#3a2a40')) +
    fill('M60 40C56-4 80-24 100-40 120-24 144-4 140 40 132 10 116 4 100 4S68 10 60 40Z', '#d8cdbd') +
    fill(sparkle(100, 130, 17), '#fff3b0') +
    (EXTRA[extra]?.(trim) ?? '')
  )
}
const EXTRA: Readonly<Record<string, (trim: string) => string>> = {
  antlers: (t) => both(line('M80-10C62-26 60-44 62-60M62-40 46-52', t, 6)),
  rabbit: () => both(fill('M84-10C66-40 68-84 78-84 92-80 98-40 96-16Z', '#f6f2ea')),
  fox: () =>
    fill('M100 6C72 6 62 34 64 54L100 92 136 54C138 34 128 6 100 6Z', '#fff') +
    both(
      fill('M68 14 58-24 92 0Z', '#fff') +
        fill('M70 12 64-10 82 2Z', '#e0485a') +
        line('M76 42Q86 36 94 46', '#e0283e', 5),
    ),
  hat: (t) => fill('M40 0C70-16 130-16 160 0 130 14 70 14 40 0ZM70-6C80-50 96-76 128-84 116-60 122-30 132-4Z', t),
  scarf: () =>
    line('M74 92C90 104 110 104 126 92', '#ffd23f', 19) + line('M116 98C150 110 160 140 196 130', '#ffd23f', 15),
  flowers: (t) =>
    [-40, -20, 0, 20, 40]
      .map((a) => placed(disc(0, -52, 11, t) + disc(0, -52, 4, '#fff'), { x: 100, y: 40, turn: a }))
      .join(''),
}

const GARMENT = 'M70 30 100 44 130 30 176 64 156 110 142 100 156 214H44L58 100 44 110 24 64Z'
/** Clothes without a person, for outfits whose wearer is not known. */
export function garment(kind: string, main: string, trim: string): string {
  const shade = darker(main, 0.32)
  const stand =
    line('M100 4V40M100 4C86 4 86-12 100-12', '#caa24a', 5) + line('M64 34C84 18 116 18 136 34', '#caa24a', 6)
  const ground = fill(GARMENT, main) + fill('M100 44 130 30 176 64 156 110 142 100 156 214H100Z', shade, 0.6)
  const details: Readonly<Record<string, string>> = {
    robe:
      fill('M44 110 24 64 8 150 46 160ZM156 110 176 64 192 150 154 160Z', lighter(main, 0.2)) +
      line('M72 30 112 110M128 30 84 120', trim, 11) +
      fill('M52 120H148L152 146H48Z', trim) +
      line('M92 146 84 210M108 146 116 210', trim, 5),
    armour:
      fill('M16 74C14 44 40 26 72 34L76 56 50 88ZM184 74C186 44 160 26 128 34L124 56 150 88Z', '#dbe3f2') +
      fill('M100 60 130 90 100 140 70 90Z', trim) +
      line('M56 130H144M54 156H146M50 184H150', trim, 6),
    dress:
      fill('M58 110 10 214H190L142 110Z', main) +
      fill('M100 110H142L190 214H100Z', shade, 0.6) +
      line('M58 112H142', trim, 10) +
      line('M24 200Q45 214 66 200T108 200 150 200 178 200', trim, 6) +
      fill('M70 30 100 66 130 30 116 26 100 40 84 26Z', trim),
    suit:
      fill('M84 34 100 110 116 34Z', '#fff') +
      fill('M95 52H105L110 92 100 108 90 92Z', trim) +
      line('M100 112V210', shade, 4) +
      disc(108, 140, 4, trim) +
      disc(108, 168, 4, trim),
    hoodie:
      fill('M64 36C66 0 134 0 136 36 122 56 78 56 64 36Z', lighter(main, 0.25)) +
      fill('M76 34C80 14 120 14 124 34 114 44 86 44 76 34Z', darker(main, 0.6)) +
      fill('M64 130H136L144 176H56Z', trim) +
      line('M88 46V82M112 46V76', '#fff', 4),
    fur:
      line('M46 214H154M40 196H160M34 64 24 64M166 64H176', lighter(main, 0.4), 13) +
      fill('M60 40C70 60 130 60 140 40 150 76 50 76 60 40Z', lighter(main, 0.5)) +
      disc(100, 110, 7, trim) +
      disc(100, 144, 7, trim) +
      disc(100, 178, 7, trim),
    ghillie:
      line(
        'M30 74 22 92M50 90 44 130M70 60 64 90M90 80 84 120M120 70 116 104M140 100 148 140M64 130 58 168M96 140 92 180M130 150 136 196M76 180 72 212M112 186 114 214',
        trim,
        8,
      ) + line('M40 70 60 50M150 60 166 80M84 100 104 130', lighter(main, 0.3), 7),
    cape:
      fill('M72 30C30 90 10 160 0 214H200C190 160 170 90 128 30L100 50Z', main) +
      fill('M128 30C170 90 190 160 200 214H130C128 150 120 90 100 50Z', shade, 0.6) +
      line('M72 30C84 48 116 48 128 30', trim, 12) +
      line('M40 210C50 150 64 100 84 60M160 210C150 150 136 100 116 60', trim, 5),
    hair:
      fill(
        'M100 6C36 6 30 70 36 120 40 160 26 190 16 214L78 206V120C60 110 70 70 100 62 130 70 140 110 122 120V206L184 214C174 190 160 160 164 120 170 70 164 6 100 6Z',
        main,
      ) +
      line('M60 40C48 70 52 120 46 180M140 40C152 70 148 120 154 180M80 24C70 34 64 50 62 70', lighter(main, 0.5), 6) +
      fill('M134 26 160 6 156 32 182 40 152 50Z', trim),
  }
  return kind === 'hair' || kind === 'cape' ? (details[kind] as string) : stand + ground + (details[kind] ?? '')
}
export const SKY_EXTRAS = Object.keys(EXTRA)
export const GARMENT_NAMES = ['robe', 'armour', 'dress', 'suit', 'hoodie', 'fur', 'ghillie', 'cape', 'hair'] as const
