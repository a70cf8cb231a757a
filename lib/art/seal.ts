import { box, disc, line, sheet } from './svg'

const INK = '#3F4E6B'
const MARKS = {
  telecom: line('M16 34V20M24 34V14M32 34V24M12 34H36', INK, 3),
  culture: line(
    'M14 16C18 14 22 14 24 17 26 14 30 14 34 16V33C30 31 26 31 24 34 22 31 18 31 14 33ZM24 17V34',
    INK,
    2.6,
  ),
  register: line('M24 12 35 16V24C35 30 30 34 24 37 18 34 13 30 13 24V16ZM19 24.5 23 28 30 20', INK, 2.6),
  licence: box(14, 13, 20, 22, 'none', { rx: 2, stroke: INK }) + line('M18 20H30M18 25H30M18 30H25', INK, 2.4),
  grading: line('M13 31H35M16 31V24M21.5 31V20M27 31V16M32.5 31V13', INK, 3),
  identity:
    box(12, 15, 24, 18, 'none', { rx: 3, stroke: INK }) +
    disc(19, 22, 3, INK) +
    line('M15 29C16 26 22 26 23 29M27 21H32M27 26H32', INK, 2.2),
  payment: box(12, 16, 24, 17, 'none', { rx: 3, stroke: INK }) + line('M12 22H36M16 28H22', INK, 2.6),
  consumer: line(
    'M24 35C15 29 12 25 12 20 12 16 15 14 18 14 21 14 23 16 24 18 25 16 27 14 30 14 33 14 36 16 36 20 36 25 33 29 24 35Z',
    INK,
    2.6,
  ),
  honesty: line(
    'M24 12 27.6 19.6 36 20.7 29.8 26.4 31.4 34.6 24 30.6 16.6 34.6 18.2 26.4 12 20.7 20.4 19.6Z',
    INK,
    2.6,
  ),
} as const
export type SealName = keyof typeof MARKS
export const SEAL_NAMES = Object.keys(MARKS) as SealName[]
export const isSealName = (name: string): name is SealName => Object.hasOwn(MARKS, name)

/** Draws a plain seal of our own design, for the footer of a demo site; it imitates no official mark. */
export const seal = (name: SealName): string =>
  sheet(
    { w: 48, h: 48 },
    `${disc(24, 24, 23, '#E8EDF6')}<circle cx="24" cy="24" r="21.5" stroke="${INK}" stroke-width="1.4"/>${MARKS[name]}`,
  )
