import { GROUP, number } from './field-kit'
import type { FieldSeed } from './game-seed'

type Range = readonly [number, number]

interface Gacha {
  /** The game's name for each attribute, and its range; characters and weapons with their counting unit. */
  level: readonly [string, Range]
  characters: readonly [string, Range, string]
  weapons: readonly [string, Range, string]
  gems: readonly [string, Range]
}

/** Main selling points of an account in a gacha game: tier 1 and 3 are characters, tier 2 their weapons. */
export const gachaFields = ({ level, characters, weapons, gems }: Gacha): FieldSeed[] => [
  number('role_level', ...level, {
    isMain: true,
    unit: '级',
    worth: 0.6,
    bend: 0.6,
    group: GROUP.grown,
    bounds: [1, level[1][1]],
  }),
  number('five_star', characters[0], characters[1], {
    isMain: true,
    unit: characters[2],
    worth: 4,
    bend: 1.3,
    group: GROUP.grown,
    holds: [0, 2],
  }),
  number('weapons', weapons[0], weapons[1], {
    isMain: true,
    unit: weapons[2],
    worth: 2,
    bend: 1.4,
    group: GROUP.grown,
    holds: [1],
  }),
  number('gems', ...gems, { isMain: true, worth: 1, bend: 2, group: GROUP.grown }),
]
