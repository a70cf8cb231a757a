import { type Ink, mirrored, part } from './ink'

type Clothes = (ink: Ink, isWoman: boolean) => string
const half = (isWoman: boolean) =>
  isWoman ? 'M100 126C118 125 152 136 156 220H100Z' : 'M100 124C126 124 176 134 178 220H100Z'

/** The body in the box of a hero, and what is worn on it. */
export const body: Clothes = (ink, isWoman) =>
  part('M88 98H112V126L100 136 88 126Z', ink.skinShade) +
  part(
    isWoman ? 'M44 220C48 136 82 125 100 126S152 136 156 220Z' : 'M22 220C24 134 74 124 100 124S176 134 178 220Z',
    ink.cloth,
  ) +
  part(half(isWoman), ink.clothShade, 0.55)

export const CLOTHES: Readonly<Record<string, Clothes>> = {
  robe: (ink) =>
    part('M84 120 100 152 116 120Z', '#fff') +
    ink.stroke('M118 118 82 186', ink.trimShade, 11) +
    ink.stroke('M82 118 122 200', ink.trim, 11) +
    part('M58 192H142L146 220H54Z', ink.trim) +
    part('M92 192H108V220H92Z', ink.clothDark),
  dress: (ink) =>
    part('M68 136C84 126 116 126 132 136L128 164C112 154 88 154 72 164Z', ink.skin) +
    mirrored(part('M40 176C34 148 48 136 68 140L64 168Z', ink.clothLight)) +
    ink.stroke('M70 162C88 152 112 152 130 162', ink.trim, 6) +
    part('M58 196H142L148 210H52Z', ink.trim) +
    part('M100 152 108 163 100 174 92 163Z', ink.trim) +
    ink.stroke('M86 118C94 124 106 124 114 118', ink.trim, 5),
  armour: (ink) =>
    part('M66 132 100 150 134 132 128 220H72Z', ink.clothLight) +
    part('M100 150 134 132 128 220H100Z', ink.clothShade) +
    part('M100 148 114 168 100 192 86 168Z', ink.trim) +
    mirrored(
      part('M12 178C8 142 34 122 70 130L74 150 52 184Z', ink.steel) +
        part('M18 170C16 146 38 132 68 136', ink.trim, 0) +
        ink.stroke('M16 174C14 146 38 130 70 134', ink.trim, 5),
    ) +
    part('M144 128C176 124 194 146 188 178L148 184 128 150Z', ink.steelShade, 0.7) +
    ink.stroke('M78 122C90 132 110 132 122 122', ink.trim, 7),
  suit: (ink) =>
    part('M80 122 100 178 120 122Z', '#fff') +
    part('M96 134H104L109 166 100 178 91 166Z', ink.trim) +
    mirrored(part('M82 118 100 182 72 158 62 130Z', ink.clothLight)) +
    ink.stroke('M100 182V220', ink.clothDark, 4),
  coat: (ink) =>
    part('M86 122H114L120 220H80Z', ink.clothDark) +
    mirrored(
      part('M64 136 74 102 94 128 84 220H72Z', ink.clothLight) + ink.stroke('M74 104 93 128 84 220', ink.trim, 4),
    ) +
    ink.stroke('M100 150V152M100 176V178M100 202V204', ink.trim, 7),
  hoodie: (ink) =>
    part('M62 136C66 110 134 110 138 136 130 154 70 154 62 136Z', ink.clothLight) +
    part('M80 120H120L100 144Z', ink.clothDark) +
    ink.stroke('M88 144V178M112 144V172', ink.trim, 4) +
    part('M78 186H122L116 206H84Z', ink.trim),
  tactical: (ink) =>
    part('M64 132 84 122 100 140 116 122 136 132 142 220H58Z', ink.clothDark) +
    part('M66 158H94V178H66ZM106 158H134V178H106ZM66 186H94V214H66ZM106 186H134V214H106Z', ink.clothLight) +
    part('M64 132 76 126 78 156H66ZM136 132 124 126 122 156H134Z', ink.trim) +
    part('M72 164h16v6H72z', ink.trim),
  kimono: (ink) =>
    part('M82 120 100 158 118 120Z', '#fff') +
    ink.stroke('M120 118 84 178', ink.trim, 9) +
    ink.stroke('M80 118 118 184', '#fff', 5) +
    ink.stroke('M76 122 112 190', ink.trim, 9) +
    part('M52 182H148V214H52Z', ink.trim) +
    ink.stroke('M52 198H148', ink.clothDark, 5) +
    mirrored(part('M44 208C46 170 54 152 66 150L52 220Z', ink.clothLight)),
  sailor: (ink) =>
    part('M66 130 100 120 134 130 126 164 100 176 74 164Z', '#fff') +
    part('M80 120 100 160 120 120 134 132 122 166 100 152 78 166 66 132Z', ink.clothShade) +
    part('M100 154 76 146 80 172ZM100 154 124 146 120 172ZM96 154h8l4 34-8 8-8-8z', ink.trim),
  /** A bare chest; for a woman, a sleeveless top. */
  bare: (ink, isWoman) =>
    isWoman
      ? part('M56 142C84 126 116 126 144 142L150 220H50Z', ink.skin) +
        part('M64 132 74 128 82 148C94 154 106 154 118 148L126 128 136 132 142 190C116 198 84 198 58 190Z', ink.cloth) +
        part(
          'M118 148 126 128 136 132 142 190C128 194 114 196 100 196V152C106 152 112 150 118 148Z',
          ink.clothShade,
          0.6,
        ) +
        ink.stroke('M58 190C84 198 116 198 142 190', ink.trim, 5)
      : part('M60 134C80 124 120 124 140 134L150 220H50Z', ink.skin) +
        part('M100 126C120 125 132 129 140 134L150 220H100Z', ink.skinShade, 0.7) +
        ink.stroke('M72 168C84 176 94 174 100 166 106 174 116 176 128 168M100 170V214', ink.skinShade, 4) +
        ink.stroke('M52 140 132 214', ink.trim, 11),
}
