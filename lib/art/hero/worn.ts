import { disc, outline, placed } from '../svg'
import { type Ink, mirrored, part } from './ink'

type Worn = (ink: Ink) => string
const ear =
  (d: string, inner: string): Worn =>
  (ink) =>
    mirrored(part(d, ink.hair) + part(inner, ink.trim, 0.8))

/** Angles of a fox's tails, and their outlines around 100, 200. */
const TAILS = [-62, -40, -18, 18, 40, 62]
const turned = (angle: number, xy: readonly (readonly [number, number])[]): number[] => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return xy.flatMap(([x, y]) => [Math.round(100 + x * cos - y * sin), Math.round(200 + x * sin + y * cos)])
}
const tail = (angle: number): string => {
  const [a, b, c, d, e, f, g, h, i, j] = turned(angle, [
    [-8, 0],
    [-36, -90],
    [0, -180],
    [36, -90],
    [8, 0],
  ])
  return `M${a} ${b}Q${c} ${d} ${e} ${f} ${g} ${h} ${i} ${j}z`
}
const tip = (angle: number): string =>
  outline(
    ...turned(angle, [
      [-13, -126],
      [0, -180],
      [13, -126],
      [0, -138],
    ]),
  )

/** Behind the body. */
export const BEHIND: Readonly<Record<string, Worn>> = {
  wings: (ink) =>
    mirrored(
      part('M72 150C30 140-20 90-26 10-6 34 8 36 20 34 30 70 52 90 78 104Z', ink.trim) +
        part('M72 150C36 138 4 110-8 70 20 96 50 104 76 112Z', '#fff', 0.5),
    ),
  batwings: (ink) => mirrored(part('M74 150 8 162 24 132-18 118 2 92-26 40C10 40 56 70 80 116Z', ink.clothDark)),
  tails: (ink) => part(TAILS.map(tail).join(''), ink.hair) + part(TAILS.map(tip).join(''), '#fff', 0.9),
  cape: (ink) =>
    part('M62 128C16 140-4 180-10 220H210C204 180 184 140 138 128Z', ink.trim) +
    part('M138 128C184 140 204 180 210 220H150Z', ink.trimShade),
  moon: () =>
    disc(100, 84, 92, '#ffe9b8', 0.85) + disc(76, 60, 14, '#f3cf8a', 0.5) + disc(136, 116, 20, '#f3cf8a', 0.5),
  fire: (ink) =>
    part(
      'M100 214C-10 190-6 90 30 30 34 70 56 64 60 16 80 30 88 0 104-30 110 6 128 20 146 10 142 60 166 70 174 34 206 96 206 190 100 214Z',
      ink.trim,
      0.75,
    ),
  ring: (ink) => ink.stroke('M100-6a84 84 0 1 1-.1 0M100 12a66 66 0 1 1-.1 0', ink.trim, 6),
  cloud: () =>
    part('M0 190c-30-4-26-44 4-42 0-30 42-36 54-12 22-22 62-14 66 10 24-22 58-6 52 20 28-4 34 34 4 38z', '#fff', 0.5),
}

/** On and above the face. */
export const WORN: Readonly<Record<string, Worn>> = {
  fox: ear('M70 48C54 30 50 8 54-8 70 0 86 14 94 30Z', 'M72 38C62 26 60 14 60 6 70 12 80 20 84 28Z'),
  cat: ear('M66 46 62 6 94 28Z', 'M72 36 69 18 84 28Z'),
  rabbit: ear('M80 32C58 0 60-50 74-52 90-50 96-10 94 28Z', 'M82 20C70-6 68-38 75-42 84-38 88-10 88 20Z'),
  bear: ear('M60 40a17 17 0 1 1 30-14Z', 'M66 34a9 9 0 1 1 16-8Z'),
  horns: (ink) =>
    mirrored(
      part('M72 40C50 34 40 12 48-12 56 8 72 14 88 28Z', ink.trim) +
        part('M48-12C52 0 58 6 66 12L54 22C46 12 46 0 48-12Z', '#fff', 0.4),
    ),
  antlers: (ink) => mirrored(ink.stroke('M82 32C64 22 60 2 64-22M62-2 44-14M64 10 44 8', ink.trim, 6)),
  oni: (ink) => mirrored(part('M74 44 66-2 90 34Z', ink.trim)),
  crown: (ink) =>
    part('M72 36 66 4 84 18 100-6 116 18 134 4 128 36C112 30 88 30 72 36Z', ink.trim) +
    part('M100-6 116 18 134 4 128 36C118 32 108 31 100 31Z', ink.trimShade, 0.6) +
    disc(100, 20, 5, '#fff'),
  phoenix: (ink) =>
    mirrored(
      part('M92 30C70 16 54 10 42-14 66-8 84-10 96 14Z', ink.trim) + ink.stroke('M52 4V34M64 14V40', ink.trim, 4),
    ) +
    part('M100-24 110 6 100 30 90 6Z', ink.trim) +
    disc(100, 8, 5, '#ff4d6d'),
  feathers: (ink) =>
    mirrored(ink.stroke('M88 28C74-24 34-40 4-8', ink.trim, 7) + ink.stroke('M80 6 68 2M66-14 56-10', '#fff', 4)) +
    part('M74 40 84 12H116L126 40C110 34 90 34 74 40Z', ink.trim),
  circlet: (ink) =>
    ink.stroke('M66 58C84 46 116 46 134 58', ink.trim, 7) +
    mirrored(ink.stroke('M92 50C86 42 94 36 98 44', ink.trim, 4)),
  halo: (ink) => `<ellipse cx="100" cy="6" rx="44" ry="11" stroke="${ink.trim}" stroke-width="6"/>`,
  witch: (ink) =>
    part('M34 46C70 26 130 26 166 46 134 60 66 60 34 46Z', ink.clothShade) +
    part('M66 42C80 0 96-26 132-40 122-16 124 10 134 42 112 50 88 50 66 42Z', ink.cloth) +
    part('M68 36C88 44 112 44 132 36L134 44C112 52 88 52 66 44Z', ink.trim),
  tophat: (ink) =>
    part('M50 40C80 30 120 30 150 40 120 52 80 52 50 40Z', ink.clothDark) +
    part('M70 38 66-24H134L130 38C110 44 90 44 70 38Z', ink.clothShade) +
    part('M69 22C90 28 110 28 131 22L130 36C110 42 90 42 70 36Z', ink.trim),
  brim: (ink) =>
    part('M26 52C50 34 74 30 100 30S150 34 174 52C130 44 70 44 26 52Z', ink.clothShade) +
    part('M68 40C70 8 84 2 100 8 116 2 130 8 132 40 112 34 88 34 68 40Z', ink.cloth) +
    ink.stroke('M68 38C88 32 112 32 132 38', ink.trim, 6),
  cap: (ink) =>
    part('M64 52C62 22 80 12 100 12S138 22 136 52Z', ink.cloth) +
    part('M58 54C80 42 130 42 152 58 120 52 90 52 58 60Z', ink.clothDark) +
    part('M92 24H108V40H92Z', ink.trim),
  navy: (ink) =>
    part('M58 36C62 10 138 10 142 36L132 46H68Z', '#f4f6fb') +
    part('M68 42H132V54C110 48 90 48 68 54Z', ink.clothDark) +
    disc(100, 40, 7, ink.trim),
  scholar: (ink) =>
    part('M68 44 74 0H126L132 44C112 36 88 36 68 44Z', ink.clothLight) +
    part('M100 0H126L132 44C122 40 110 38 100 38Z', ink.clothShade, 0.7) +
    ink.stroke('M68 42C88 34 112 34 132 42M88 2 86 34M112 2 114 34', ink.trim, 5),
  official: (ink) =>
    part('M70 44 76 8H124L130 44C112 36 88 36 70 44Z', '#20243a') +
    part('M20 34H72V44H20ZM128 34H180V44H128Z', '#20243a') +
    disc(100, 26, 7, ink.trim),
  emperor: (ink) =>
    part('M60 10H140V22H60Z', '#20243a') +
    part('M84 20H116V40H84Z', ink.trim) +
    mirrored(ink.stroke('M64 24V48M74 24V50M84 24V46', ink.trim, 4)),
  laurel: (ink) =>
    mirrored(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<ellipse cx="${66 + i * 8}" cy="${56 - i * 9}" rx="5" ry="11" fill="${ink.trim}" transform="rotate(${-50 + i * 24} ${66 + i * 8} ${56 - i * 9})"/>`,
        )
        .join(''),
    ),
  'fox-mask': (ink) =>
    placed(
      part('M0-34C-26-34-34-8-30 10L0 40 30 10C34-8 26-34 0-34ZM-30-14-36-46-8-30ZM30-14 36-46 8-30Z', '#fff') +
        part('M-20-4-6 4-10 8-20 4ZM20-4 6 4 10 8 20 4ZM-4-30H4L0-8Z', ink.trim),
      { x: 142, y: 34, turn: 24, scale: 0.8 },
    ),
  'oni-one': (ink) => part('M112 36 132-16 134 42Z', ink.trim) + part('M124 20 132-16 133 20Z', '#fff', 0.4),
  unicorn: (ink) => part('M100-40 114 30H86Z', '#ffe27a') + ink.stroke('M92 8 108 2M89 22 111 15', '#e8a83a', 4),
  cone: (ink) =>
    part('M62 40C58 4 84 0 86-14 92-30 108-30 114-14 116 0 142 4 138 40Z', ink.trim) +
    disc(100, -26, 12, '#e0384e') +
    ink.stroke('M72 24C88 32 108 20 132 28', '#fff', 6),
  band: (ink) =>
    part('M64 50C88 44 112 44 136 50V66C112 60 88 60 64 66Z', '#27345e') +
    part('M78 45H122V63H78Z', ink.steel) +
    ink.stroke('M106 54a6 6 0 1 0-8 5q10 0 10-10', '#4a546e', 2.5),
  flower: (ink) =>
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse cx="134" cy="30" rx="7" ry="11" fill="${ink.trim}" transform="rotate(${a} 134 42)"/>`)
      .join('') + disc(134, 42, 5, '#fff3b0'),
  pin: (ink) => ink.stroke('M118 30 150 10M146 14V40M138 18V36', ink.trim, 4) + disc(150, 10, 6, ink.trim),
  bow: (ink) =>
    mirrored(part('M100 26C78 2 58 6 56 24 58 42 80 44 100 26Z', ink.trim)) + disc(100, 26, 7, ink.trimShade),
  maid: (ink) =>
    part('M64 44C60 30 70 20 80 24 86 12 114 12 120 24 130 20 140 30 136 44 112 30 88 30 64 44Z', '#fff') +
    ink.stroke('M66 44C88 32 112 32 134 44', ink.trim, 4),
  phones: (ink) =>
    ink.stroke('M60 74C54 20 146 20 140 74', ink.clothDark, 7) + part('M50 64H66V96H50ZM134 64H150V96H134Z', ink.trim),
  visor: (ink) =>
    part('M64 64H136L130 88 104 84 100 80 96 84 70 88Z', '#141a2c') +
    part('M70 68H94L90 80 74 82Z', ink.trim) +
    part('M130 68H106L110 80 126 82Z', ink.trim),
  goggles: (ink) =>
    ink.stroke('M64 50H136', '#20243a', 8) +
    disc(84, 48, 15, '#20243a') +
    disc(116, 48, 15, '#20243a') +
    disc(84, 48, 9, ink.trim) +
    disc(116, 48, 9, ink.trim),
  glasses: () =>
    '<circle cx="85" cy="77" r="12" stroke="#20243a" stroke-width="3.5"/><circle cx="115" cy="77" r="12" stroke="#20243a" stroke-width="3.5"/><path d="M97 76H103" stroke="#20243a" stroke-width="3.5"/>',
  eyepatch: () =>
    part('M104 66H128L124 88H108Z', '#15182a') + '<path d="M66 50 136 82" stroke="#15182a" stroke-width="4"/>',
  blindfold: () => part('M66 66C88 72 112 72 134 66V86C112 92 88 92 66 86Z', '#15182a'),
  veil: (ink) => part('M68 86C88 92 112 92 132 86L126 124 100 140 74 124Z', ink.trim, 0.85),
  mask: (ink) => part('M68 86C88 80 112 80 132 86L126 106 100 116 74 106Z', ink.clothDark),
  skull: () =>
    part('M70 60C70 40 84 34 100 34S130 40 130 60L130 92 118 116H82L70 92Z', '#15171f') +
    part('M74 64C74 46 86 42 100 42S126 46 126 64L122 88 114 94V110H86V94L78 88Z', '#f0f1ea') +
    part('M79 66 95 70 93 84 81 82ZM121 66 105 70 107 84 119 82ZM100 84 105 94H95Z', '#15171f') +
    '<path d="M90 100V110M97 100V112M104 100V112M111 100V110" stroke="#15171f" stroke-width="2.5"/>',
  white: () =>
    part('M72 62C74 44 86 40 100 40S126 44 128 62C130 92 116 110 100 112 84 110 70 92 72 62Z', '#f6f4ef') +
    part('M78 72 94 78 92 84 80 80ZM122 72 106 78 108 84 120 80ZM90 96q10 8 20 0l-10 10z', '#3a1420'),
  beard: (ink) =>
    part('M72 88C80 100 92 92 100 94 108 92 120 100 128 88 130 120 122 166 100 196 78 166 70 120 72 88Z', ink.hair) +
    part('M100 94C108 92 120 100 128 88 130 120 122 166 100 196Z', ink.hairShade, 0.5) +
    ink.stroke('M92 112 96 166M108 112 104 166', ink.hairLight, 2.5) +
    ink.stroke('M94 101H106', '#a8544a', 4),
  goatee: (ink) => part('M82 92C92 86 108 86 118 92L114 99C106 94 94 94 86 99ZM92 108H108L100 138Z', ink.hair),
  stubble: (ink) =>
    part('M69 82C78 98 92 90 100 90S122 98 131 82C130 100 116 112 100 114 84 112 70 100 69 82Z', ink.hair, 0.85) +
    ink.stroke('M94 100H106', '#a8544a', 4),
  elf: (ink) => mirrored(part('M70 72 36 58C42 78 56 90 72 90Z', ink.skin)),
  cheeks: () => mirrored('<path d="M70 86 84 90M68 94 83 96M72 102 84 101" stroke="#3a2430" stroke-width="3"/>'),
  scar: () => '<path d="M112 60 120 96" stroke="#c0485a" stroke-width="4"/>',
  mark: (ink) => part('M100 48 105 58 100 70 95 58Z', ink.trim),
  sharingan: () =>
    mirrored(disc(86, 79, 8, '#d8202c') + '<circle cx="86" cy="79" r="4" stroke="#20060a" stroke-width="2"/>'),
  rinnegan: () =>
    mirrored(disc(86, 79, 8, '#b79be8') + '<circle cx="86" cy="79" r="4" stroke="#3a2466" stroke-width="2"/>'),
  buttons: () =>
    mirrored(
      disc(85, 78, 11, '#2b2438') +
        '<circle cx="85" cy="78" r="8" stroke="#8d84a8" stroke-width="2"/><path d="m82 75 6 6m0-6-6 6" stroke="#d8d2ea" stroke-width="2.5"/>',
    ) + '<path d="M84 98h32M90 94v8M100 94v8M110 94v8" stroke="#2b2438" stroke-width="2.5"/>',
}
