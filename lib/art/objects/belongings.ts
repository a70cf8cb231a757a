import { disc, fill, line, placed, sparkle } from '../svg'
import type { Paint } from './paint'

const INK = '#221a36'

/** Worn and small things, in a box of 200 x 200. */
export const BELONGINGS: Readonly<Record<string, (p: Paint) => string>> = {
  hat: (p) =>
    fill('M10 150C50 120 150 120 190 150 150 176 50 176 10 150Z', p.shade) +
    fill('M50 144C54 60 80 40 100 20 120 40 146 60 150 144 120 156 80 156 50 144Z', p.main) +
    fill('M51 122C84 136 116 136 149 122L150 144C120 158 80 158 50 144Z', p.trim) +
    disc(100, 20, 14, '#fff'),
  umbrella: (p) =>
    line('M100 60V176C100 196 128 196 128 178', '#8a5a3a', 8) +
    fill(
      'M10 104C20 46 60 18 100 14 140 18 180 46 190 104 176 90 156 90 144 104 132 90 112 90 100 104 88 90 68 90 56 104 44 90 24 90 10 104Z',
      p.main,
    ) +
    fill('M100 14C140 18 180 46 190 104 176 90 156 90 144 104 140 70 124 36 100 14Z', p.shade) +
    line('M100 14C76 36 60 70 56 104M100 14V104', p.trim, 4),
  piano: (p) =>
    fill('M10 60H190V110H10Z', p.main) +
    fill('M20 110H180V150H20Z', '#fff') +
    line('M43 112V148M66 112V148M89 112V148M112 112V148M135 112V148M158 112V148', '#9aa3ba', 2.5) +
    fill('M38 110h10v24H38zM61 110h10v24H61zM107 110h10v24h-10zM130 110h10v24h-10zM153 110h10v24h-10z', INK) +
    fill('M14 150H34V184H14ZM166 150H186V184H166Z', p.shade),
  harp: (p) =>
    `<path d="M50 20C90 60 130 20 160 50 150 110 120 160 70 186Z" stroke="${p.main}" stroke-width="13"/>` +
    line('M72 56V162M92 52V150M112 46V130M132 42V108', p.trim, 4),
  drum: (p) =>
    fill('M50 60C50 120 80 120 80 160V184H120V160C120 120 150 120 150 60Z', p.main) +
    `<ellipse cx="100" cy="58" rx="54" ry="17" fill="#fff4e0"/>` +
    line('M56 76 80 120 100 80 120 120 144 76', p.trim, 5),
  plane: (p) =>
    fill('M6 96 194 20 130 178 96 124Z', '#fff') +
    fill('M6 96 194 20 96 124Z', p.shine) +
    fill('M96 124 194 20 104 150Z', p.main),
  mushroom: (p) =>
    fill('M76 104H124L134 186H66Z', '#fff4e6') +
    fill('M8 112C10 50 60 20 100 20S190 50 192 112C150 126 50 126 8 112Z', p.main) +
    disc(66, 70, 14, '#fff') +
    disc(122, 56, 17, '#fff') +
    disc(150, 92, 10, '#fff'),
  pumpkin: (p) =>
    fill('M100 50C40 30 10 70 14 120 20 170 60 184 100 176 140 184 180 170 186 120 190 70 160 30 100 50Z', p.main) +
    line('M70 52C50 90 50 140 72 176M130 52C150 90 150 140 128 176', p.shade, 5) +
    fill('M58 96 84 110 56 116ZM142 96 116 110 144 116ZM60 132 80 142 100 134 120 142 140 132 124 158 76 158Z', INK) +
    fill('M92 50C90 30 96 16 114 10L120 24C110 30 108 40 110 50Z', '#3fae62'),
  crown: (p) =>
    fill('M30 150 14 50 64 92 100 30 136 92 186 50 170 150Z', p.main) +
    fill('M100 30 136 92 186 50 170 150H100Z', p.shade, 0.6) +
    fill('M30 150H170V178H30Z', p.trim) +
    disc(100, 30, 10, p.trim) +
    disc(14, 50, 8, p.trim) +
    disc(186, 50, 8, p.trim) +
    disc(100, 164, 8, '#fff'),
  jar: (p) =>
    fill('M60 40H140L164 90C176 140 150 182 100 182S24 140 36 90Z', p.main) +
    fill('M140 40 164 90C176 140 150 182 100 182 140 150 140 90 120 40Z', p.shade, 0.6) +
    fill('M54 24H146V44H54Z', p.trim) +
    fill('M64 90H136V140H64Z', '#fff3d8') +
    line('M80 104H120M80 122H110', p.shade, 6),
  ring: (p) =>
    `<circle cx="100" cy="124" r="56" stroke="${p.trim}" stroke-width="19"/>` +
    fill('M100 6 140 40 100 92 60 40Z', p.main) +
    fill('M100 6 60 40H100Z', '#fff', 0.8) +
    fill('M100 92 140 40H100Z', p.shade),
  belt: (p) =>
    fill('M10 84C60 110 140 110 190 84V126C140 152 60 152 10 126Z', p.main) +
    line('M14 94C60 118 140 118 186 94', p.shine, 4) +
    fill('M74 86H126V152H74Z', p.trim) +
    fill('M86 100H114V138H86Z', p.shade),
  boots: (p) =>
    fill('M44 16H104V120L164 150C180 160 178 176 176 184H44Z', p.main) +
    fill('M104 120 164 150C180 160 178 176 176 184H104Z', p.shade) +
    fill('M44 176H178V192H44ZM40 14H108V36H40Z', p.trim) +
    line('M72 70H104M72 92H104', p.shine, 5),
  necklace: (p) =>
    line('M30 20C30 90 70 120 100 128 130 120 170 90 170 20', p.trim, 8) +
    fill('M100 116 132 150 100 194 68 150Z', p.main) +
    fill('M100 116 68 150H100Z', '#fff', 0.7),
  aura: (p) =>
    `<circle cx="100" cy="100" r="84" stroke="${p.trim}" stroke-width="7"/><circle cx="100" cy="100" r="66" stroke="${p.main}" stroke-width="5"/>` +
    fill('M100 22 128 78 184 100 128 122 100 178 72 122 16 100 72 78Z', p.main) +
    fill('M100 22 128 78 184 100 100 100Z', p.shine) +
    disc(100, 100, 17, '#fff'),
  title: (p) =>
    fill('M6 70 40 50H160L194 70 180 100 194 130 160 150H40L6 130 20 100Z', p.trim) +
    fill('M26 76 46 64H154L174 76 164 100 174 124 154 136H46L26 124 36 100Z', p.main) +
    fill('M100 70 108 92 132 92 112 106 120 128 100 114 80 128 88 106 68 92 92 92Z', '#fff3c4') +
    fill('M84 50 100 20 116 50Z', p.trim),
  watch: (p) =>
    disc(100, 116, 66, p.trim) +
    disc(100, 116, 52, '#fff8e8') +
    line('M100 116V80M100 116 126 130', INK, 7) +
    fill('M88 30H112V54H88Z', p.trim) +
    `<circle cx="100" cy="22" r="15" stroke="${p.main}" stroke-width="7"/>`,
  feather: (p) =>
    fill('M170 10C90 14 40 80 50 150L34 190 62 166C130 160 178 100 170 10Z', p.main) +
    line('M34 190C70 130 110 80 160 24', p.trim, 5) +
    line('M80 130 118 128M96 106 136 100', p.shine, 4),
  cup: (p) =>
    fill('M30 70H140V110C140 150 118 168 86 168S30 150 30 110Z', p.main) +
    `<path d="M140 84C176 78 176 130 136 130" stroke="${p.shade}" stroke-width="11"/>` +
    fill('M16 170H156V182H16Z', p.trim) +
    line('M64 54C54 40 74 30 64 14M96 54C86 40 106 30 96 14', '#fff', 6) +
    line('M32 92H138', p.trim, 5),
  musicbox: (p) =>
    fill('M26 110H174V178H26Z', p.main) +
    fill('M26 110 50 50H190L174 110Z', p.shade) +
    fill('M26 136H174V146H26Z', p.trim) +
    line('M96 96V60L126 52V90', '#fff', 6) +
    disc(88, 98, 10, '#fff') +
    disc(118, 92, 10, '#fff'),
  tape: (p) =>
    fill('M14 40H186V166H14Z', p.main) +
    fill('M30 54H170V104H30Z', p.trim) +
    disc(70, 128, 22, '#fff') +
    disc(130, 128, 22, '#fff') +
    disc(70, 128, 10, INK) +
    disc(130, 128, 10, INK) +
    line('M44 70H156M44 88H120', INK, 6),
  energy: (p) =>
    fill('M100 10C150 10 186 50 186 100S150 190 100 190 14 150 14 100 50 10 100 10Z', p.shade) +
    fill('M100 26C140 26 170 58 170 100S140 174 100 174 30 142 30 100 60 26 100 26Z', p.main) +
    fill('M114 40 60 110H94L82 162 140 86H104Z', '#fff3b0'),
  calendar: (p) =>
    fill('M24 40H176V180H24Z', '#fff') +
    fill('M24 40H176V78H24Z', p.main) +
    line('M60 24V54M140 24V54', p.shade, 10) +
    [0, 1, 2]
      .flatMap((r) =>
        [0, 1, 2, 3].map((c) => fill(`M${42 + c * 32} ${92 + r * 28}h20v18h-20z`, r * 4 + c < 7 ? p.trim : '#dfe5f2')),
      )
      .join(''),
  tower: (p) =>
    fill('M60 190 70 70H130L140 190Z', p.main) +
    fill('M100 70H130L140 190H100Z', p.shade) +
    fill('M52 70 100 14 148 70Z', p.trim) +
    fill('M88 140H112V190H88Z', INK) +
    line('M74 100H126M70 128H130', p.shine, 5) +
    fill(sparkle(160, 40, 15), '#fff'),
  medal: (p) =>
    fill('M60 10H90L110 80H84ZM140 10H110L90 80H116Z', '#3f74e0') +
    disc(100, 124, 58, p.trim) +
    disc(100, 124, 45, p.main) +
    fill('M100 92 110 114 134 116 116 132 122 156 100 143 78 156 84 132 66 116 90 114Z', '#fff3c4'),
  gift: (p) =>
    fill('M26 90H174V186H26Z', p.main) +
    fill('M100 90H174V186H100Z', p.shade, 0.7) +
    fill('M16 64H184V98H16Z', p.shine) +
    fill('M86 64H114V186H86Z', p.trim) +
    fill('M100 62C60 60 36 30 56 14 78 4 96 36 100 62ZM100 62C140 60 164 30 144 14 122 4 104 36 100 62Z', p.trim),
  rename: (p) =>
    placed(
      fill('M10 40H180V150H10Z', '#fff') +
        fill('M10 40H180V70H10Z', p.main) +
        line('M34 96H110M34 122H84', p.shade, 8) +
        placed(fill('M0 0 18 0V-90L9-110 0-90Z', p.trim) + fill('M0-90 9-110 18-90Z', INK), {
          x: 130,
          y: 150,
          turn: 38,
        }),
      { x: 0, y: 0, turn: -6 },
    ),
  heli: (p) =>
    line('M20 30H180', INK, 7) +
    fill('M92 30H108V56H92Z', INK) +
    fill('M40 100C40 60 90 54 120 58L196 76V92L140 110C120 150 50 150 40 100Z', p.main) +
    fill('M48 94C50 70 74 64 92 64V104H50Z', '#bfe6ff') +
    line('M60 160H150M80 140V158M126 140V158', INK, 6) +
    fill('M180 60H196V100H186Z', p.trim),
  candle: (p) =>
    fill('M70 80H130V180H70Z', p.main) +
    fill('M100 80H130V180H100Z', p.shade, 0.5) +
    fill('M70 80C74 96 84 104 84 120 92 104 100 92 130 96V80Z', '#fff') +
    fill('M100 4C76 36 78 66 100 72 122 66 124 36 100 4Z', p.trim) +
    fill('M100 34C90 50 92 64 100 68 108 64 110 50 100 34Z', '#fff6c8') +
    fill('M40 176H160L150 194H50Z', p.shade),
  lamp: (p) =>
    `<path d="M60 50C60 0 140 0 140 50" stroke="${p.shade}" stroke-width="9"/>` +
    fill('M50 46H150L160 62H40ZM44 164H156L166 184H34Z', p.main) +
    fill('M52 62H148L142 164H58Z', '#fff6d8') +
    fill('M100 84C80 112 84 140 100 148 116 140 120 112 100 84Z', p.trim) +
    line('M52 62 58 164M148 62 142 164', p.main, 8),
  peach: (p) =>
    fill('M100 30C60 0 10 60 24 110 36 156 76 176 100 190 124 176 164 156 176 110 190 60 140 0 100 30Z', p.main) +
    fill('M100 30C140 0 190 60 176 110 164 156 124 176 100 190 140 140 130 70 100 30Z', p.shade, 0.5) +
    fill('M96 186C60 170 30 176 14 164 40 150 76 156 100 176 124 156 160 150 186 164 170 176 140 170 104 186Z', p.trim),
}
