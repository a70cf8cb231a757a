import { disc } from '../svg'
import { type Ink, part } from './ink'

type Held = (ink: Ink) => string
const shaft = (ink: Ink, from = 110, to = -110, colour = '#5a2f3a') => ink.stroke(`M0 ${from}V${to}`, colour, 7)
const blade = (ink: Ink, w: number, tip = -136) =>
  part(`M${-w}-20V${tip + 16}L0 ${tip}V-20Z`, '#fff') +
  part(`M${w}-20V${tip + 16}L0 ${tip}V-20Z`, ink.steelShade) +
  part(`M-18-24H18L14-12H-14Z`, ink.trim) +
  part('M-4-12H4V22H-4Z', '#2a2038') +
  disc(0, 26, 6, ink.trim)

/** What is in the hand: upright, with the hand at 0, 0. */
export const HELD: Readonly<Record<string, Held>> = {
  sword: (ink) => blade(ink, 7),
  great: (ink) => blade(ink, 15, -146),
  twin: (ink) =>
    `<g transform="rotate(-22)">${blade(ink, 5, -120)}</g><g transform="rotate(22)">${blade(ink, 5, -120)}</g>`,
  katana: (ink) =>
    part('M-4-16C-10-70-4-110 18-150 16-100 8-60 6-16Z', '#fff') +
    part('M2-16C0-70 6-110 18-150 16-100 8-60 6-16Z', ink.steelShade) +
    part('M-14-18H14V-12H-14Z', ink.trim) +
    part('M-5-12H5V40H-5Z', '#2a2038') +
    ink.stroke('M-4-4 4 2M-4 8 4 14M-4 20 4 26', ink.trim, 2.5),
  dagger: (ink) =>
    part('M-8-16 0-84 8-16Z', '#fff') +
    part('M0-84 8-16H0Z', ink.steelShade) +
    part('M-14-18H14V-10H-14Z', ink.trim) +
    part('M-4-10H4V18H-4Z', '#2a2038'),
  spear: (ink) =>
    shaft(ink, 110, -96, ink.trimShade) +
    part('M0-158 14-112 0-94-14-112Z', '#fff') +
    part('M0-158 14-112 0-94Z', ink.steelShade) +
    part('M-6-94H6L16-66 6-76 0-62-6-76-16-66Z', '#e0384e'),
  glaive: (ink) =>
    shaft(ink, 120, -84, '#3a2a30') +
    part('M-6-80C-22-108-46-112-50-150-28-138-6-160 12-180 30-140 26-104 8-80Z', ink.steel) +
    part('M-50-150C-28-138-6-160 12-180 10-160-10-132-40-128Z', '#fff') +
    part('M-14-84H16L10-68H-8Z', ink.trim) +
    part('M-4-68H6L10-44 2-52-8-44Z', '#e0384e'),
  halberd: (ink) =>
    shaft(ink, 120, -110, '#3a2a30') +
    part('M0-172 12-128 0-104-12-128Z', '#fff') +
    part(
      'M10-128C40-140 44-100 10-92 24-106 22-116 10-116ZM-10-128C-40-140-44-100-10-92-24-106-22-116-10-116Z',
      ink.steel,
    ) +
    part('M-7-90H7V-76H-7Z', ink.trim),
  staff: (ink) =>
    ink.stroke('M0 116V-146', '#c62f35', 10) +
    ink.stroke('M0-146V-104M0 116V84', '#ffcf55', 12) +
    ink.stroke('M-6-104H6M-6-96H6M-6 84H6', '#fff3c4', 3),
  wand: (ink) =>
    shaft(ink, 110, -96, ink.trimShade) +
    ink.stroke('M-20-96C-40-140 0-160 0-160S40-140 20-96', ink.trim, 7) +
    disc(0, -116, 15, ink.trim) +
    disc(-4, -120, 7, '#fff', 0.9),
  khakkhara: (ink) =>
    shaft(ink, 116, -96, '#caa24a') +
    '<circle cy="-122" r="24" stroke="#ffcf55" stroke-width="7"/>' +
    '<circle cx="-16" cy="-98" r="8" stroke="#ffe9a6" stroke-width="4"/><circle cx="16" cy="-98" r="8" stroke="#ffe9a6" stroke-width="4"/>',
  fan: (ink) =>
    part('M0 14C-62-4-74-70-44-106-24-90-10-124 0-124S24-90 44-106C74-70 62-4 0 14Z', '#f7f9ff') +
    part('M0 14V-124C10-124 24-90 44-106 74-70 62-4 0 14Z', '#c6d2ea') +
    ink.stroke('M0 10-34-84M0 10V-104M0 10 34-84', '#8ea2c8', 3) +
    ink.stroke('M0 10V44', ink.trim, 7) +
    disc(0, 4, 8, ink.trim),
  foldfan: (ink) =>
    part('M0 16-66-52C-36-92 36-92 66-52Z', ink.trim) +
    part('M0 16-46-32C-24-58 24-58 46-32Z', '#fff') +
    ink.stroke('M0 16-46-66M0 16-16-80M0 16 16-80M0 16 46-66', ink.trimShade, 3),
  bow: (ink) =>
    ink.stroke('M18-118C-40-70-44 70 18 118', ink.trim, 10) +
    ink.stroke('M18-118V118', '#fff', 2.5) +
    ink.stroke('M-36 0H70', '#fff3c4', 4) +
    part('M-36-9-60 0-36 9Z', '#fff'),
  pistol: (ink) =>
    part('M-22-64H58V-40H-2L-8 8H-30L-22-34Z', '#262c40') +
    part('M-22-64H58V-54H-22Z', ink.trim) +
    part('M58-58H70V-48H58Z', '#10131f'),
  rifle: (ink) =>
    part('M-10 60-16 20-8-30-10-84H10L8-20 14 60Z', '#262c40') +
    part('M-4-84H4V-140H-4Z', '#4a546e') +
    part('M8-26 34-14 30 2 8-8Z', '#10131f') +
    part('M-10-60H10V-34H-10Z', ink.trim),
  cannon: (ink) =>
    part('M-26 40-22-120H22L26 40Z', ink.steel) +
    part('M0-120H22L26 40H0Z', ink.steelShade) +
    part('M-30-132H30V-108H-30ZM-28-40H28V-20H-28Z', ink.trim) +
    `<ellipse cy="-132" rx="30" ry="10" fill="#10131f"/>`,
  scythe: (ink) =>
    shaft(ink, 116, -110, '#3a2a48') +
    part('M-8-104C40-160 96-136 112-70 84-110 40-108 4-84Z', ink.steel) +
    part('M-8-104C40-160 96-136 112-70 92-122 44-128 0-96Z', '#fff') +
    disc(0, -100, 10, ink.trim),
  hammer: (ink) =>
    shaft(ink, 110, -80, '#5a3a30') +
    part('M-42-140H42V-84H-42Z', ink.steel) +
    part('M10-140H42V-84H10Z', ink.steelShade) +
    part('M-42-124H42V-114H-42Z', ink.trim),
  axe: (ink) =>
    shaft(ink, 110, -120, '#5a3a30') +
    part('M4-120C50-150 66-110 60-70 40-84 20-84 4-78ZM-4-120C-50-150-66-110-60-70-40-84-20-84-4-78Z', ink.steel) +
    part('M60-70C66-110 50-150 30-134 50-116 54-90 46-78Z', '#fff') +
    disc(0, -98, 9, ink.trim),
  umbrella: (ink) =>
    ink.stroke('M0 60V-110', '#6a4a3a', 5) +
    part(
      'M-86-70C-70-130-30-146 0-148 30-146 70-130 86-70 70-80 54-80 43-70 30-80 12-80 0-70-12-80-30-80-43-70-54-80-70-80-86-70Z',
      ink.trim,
    ) +
    part('M0-148C30-146 70-130 86-70 70-80 54-80 43-70 40-110 24-136 0-148Z', ink.trimShade) +
    ink.stroke('M0-148C-24-136-40-110-43-70M0-148V-70', '#fff', 3),
  ribbon: (ink) =>
    ink.stroke('M10 60C-60 30-30-20 4-30S40-100-20-120-20-170 40-168', ink.trim, 12) +
    ink.stroke('M10 60C-60 30-30-20 4-30S40-100-20-120-20-170 40-168', '#fff', 3),
  lute: (ink) =>
    part('M0 62C-44 60-44 4-14-24L-7-110H7L14-24C44 4 44 60 0 62Z', '#b5603a') +
    part('M0 62C44 60 44 4 14-24L7-110H0Z', '#8a4030') +
    ink.stroke('M-4 40V-104M4 40V-104', '#ffe9c4', 2.5) +
    ink.stroke('M-18-92H18M-18-104H18', ink.trim, 5) +
    part('M-16 34H16V42H-16Z', '#3a1a20'),
  zither: (ink) =>
    `<g transform="rotate(66 0 40)">${part('M-20-110H20L26 120H-26Z', ink.trim) + part('M0-110H20L26 120H0Z', ink.trimShade) + ink.stroke('M-10-104V112M-3-104V112M4-104V112M11-104V112', '#fff', 2.5)}</g>`,
  guitar: (ink) =>
    part('M-34 60C-40 20-20 16-18-4L-6-12V-120H6V-12L18-4C20 16 40 20 34 60 20 76-20 76-34 60Z', ink.trim) +
    disc(0, 30, 12, '#20243a') +
    ink.stroke('M0 50V-116', '#fff', 2.5) +
    part('M-12-140H12V-116H-12Z', '#20243a'),
  flute: (ink) =>
    `<g transform="rotate(62)">${ink.stroke('M0 70V-90', '#3f8a5a', 9) + ink.stroke('M0 40V41M0 20V21M0 0V1M0-20V-19', '#143a28', 5) + ink.stroke('M0 70C10 90-4 100 2 116', ink.trim, 4)}</g>`,
  book: (ink) =>
    part('M0-10C-20-26-44-26-56-20V-84C-40-90-16-88 0-74 16-88 40-90 56-84V-20C44-26 20-26 0-10Z', ink.trim) +
    part('M-4-20C-20-32-38-32-50-28V-76C-34-80-18-78-4-68ZM4-20C20-32 38-32 50-28V-76C34-80 18-78 4-68Z', '#fff8e6') +
    ink.stroke('M-42-64-14-58M-42-50-14-44M14-58 42-64M14-44 42-50', '#a89878', 2.5),
  orb: (ink) => disc(0, -50, 40, ink.trim, 0.35) + disc(0, -50, 28, ink.trim) + disc(-8, -60, 11, '#fff', 0.9),
  ice: (ink) =>
    part('M0-140 26-80 0-20-26-80Z', '#dff4ff') +
    part('M0-140 26-80 0-20Z', '#8fcdf5') +
    part('M-34-96-16-60-34-24-50-60ZM34-96 50-60 34-24 16-60Z', '#bfe6ff') +
    disc(0, -80, 10, ink.trim),
  flame: (ink) =>
    part('M0-10C-50-26-40-76-16-100-16-80 0-84 2-130 26-104 52-50 0-10Z', ink.trim) +
    part('M0-14C-24-26-20-54-4-70 0-54 8-60 10-76 26-50 22-22 0-14Z', '#fff3b0'),
  bolt: (ink) =>
    part('M10-150-34-70H-4L-20 0 34-92H4L24-150Z', ink.trim) + part('M10-150-34-70H-20L16-150Z', '#fff', 0.7),
  claws: (ink) =>
    [-22, 0, 22]
      .map((a) => `<g transform="rotate(${a})">${part('M-6-16C-10-50-4-80 8-104 12-70 8-40 6-16Z', '#fff')}</g>`)
      .join('') + part('M-22-18H22V10H-22Z', ink.trim),
  fist: (ink) =>
    part('M-34-60C-34-84 34-84 34-60V-16C34 8-34 8-34-16Z', ink.trim) +
    ink.stroke('M-14-70V-44M4-72V-44M22-68V-44', ink.trimShade, 5) +
    part('M-28 0H28V26H-28Z', ink.steel),
  lantern: (ink) =>
    ink.stroke('M0 30V-40M-14-150C-40-150-30-110 0-108', '#3a2a48', 5) +
    part('M-24-104H24L30-60 18-36H-18L-30-60Z', ink.trim) +
    part('M-12-94H12L16-62 10-46H-10L-16-62Z', '#fff8d8') +
    part('M-18-114H18V-102H-18Z', '#3a2a48'),
  shield: (ink) =>
    part('M-46-90 0-106 46-90V-30C40 10 14 30 0 38-14 30-40 10-46-30Z', ink.steel) +
    part('M0-106 46-90V-30C40 10 14 30 0 38Z', ink.steelShade) +
    part('M0-80 22-44 0 0-22-44Z', ink.trim),
  cards: (ink) =>
    [-24, 0, 24]
      .map(
        (a) =>
          `<g transform="rotate(${a})">${part('M-18-96H18V-34H-18Z', '#fff') + part('M0-82 9-65 0-48-9-65Z', ink.trim)}</g>`,
      )
      .join(''),
  butterfly: (ink) =>
    part(
      'M0-60C-20-100-60-104-58-76-60-50-20-50 0-56 20-50 60-50 58-76 60-104 20-100 0-60ZM0-56C-20-44-40-24-30-14-16-6-4-30 0-50 4-30 16-6 30-14 40-24 20-44 0-56Z',
      ink.trim,
    ) + ink.stroke('M0-72V-30', '#20243a', 5),
  bomb: (ink) =>
    disc(0, -40, 32, '#2a2038') +
    disc(-10, -50, 9, '#fff', 0.7) +
    ink.stroke('M10-72C14-90 30-90 34-104', '#caa24a', 5) +
    part('M34-120 40-108 52-104 40-98 34-88 28-98 16-104 28-108Z', ink.trim),
  saw: (ink) =>
    part('M-14-20-18-140C-10-152 10-152 18-140L14-20Z', ink.steel) +
    ink.stroke('M-20-130V-30M20-130V-30', '#8792ae', 5) +
    part('M-26-24H26V24H-26Z', ink.trim),
  kunai: () =>
    part('M0-110-16-50 0-34 16-50Z', '#30384e') +
    part('M0-110 16-50 0-34Z', '#5a6684') +
    part('M-4-36H4V0H-4Z', '#e8e4d8') +
    '<circle cy="10" r="9" stroke="#30384e" stroke-width="5"/>',
  rasengan: () =>
    disc(0, -50, 44, '#6fd0ff', 0.4) +
    disc(0, -50, 30, '#9fe4ff') +
    disc(0, -50, 13, '#fff') +
    '<path d="M-26-60a28 28 0 0 1 40-16M26-40a28 28 0 0 1-40 16" stroke="#fff" stroke-width="4"/>',
  mirror: (ink) =>
    disc(0, -66, 38, ink.trim) +
    disc(0, -66, 29, '#dff4ff') +
    part('M-20-70-4-90H8L-14-56Z', '#fff') +
    ink.stroke('M0-28V26', ink.trim, 8),
  pan: () =>
    disc(0, -76, 38, '#20242e') +
    disc(-4, -80, 29, '#3c4354') +
    '<path d="M0-40V30" stroke="#20242e" stroke-width="11"/>',
  mic: (ink) =>
    part('M-8-50H8L5 30H-5Z', '#2a2038') +
    disc(0, -64, 20, ink.steel) +
    '<path d="M-18-68H18M-16-58H16" stroke="#8792ae" stroke-width="3"/>' +
    part('M-10-48H10V-40H-10Z', ink.trim),
  ball: (ink) => disc(0, -50, 30, ink.trim) + '<path d="M-30-50H30M0-80V-20" stroke="#20243a" stroke-width="4"/>',
  rose: () =>
    '<path d="M0 60C-6 20 4 0 0-40" stroke="#2f8a4e" stroke-width="6"/>' +
    part('M0 20C20 0 34 2 40 8 26 22 12 26 0 20Z', '#3fae62') +
    disc(0, -60, 26, '#e0284e') +
    '<path d="M-14-62a14 14 0 1 1 22 10 8 8 0 1 1-8-12" stroke="#8a0f2c" stroke-width="4"/>',
}
