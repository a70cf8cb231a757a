import { expect, it } from 'vitest'
import { GAMES } from '@/lib/server/db/seed/goods/games/games'
import { placed } from '@/lib/server/db/seed/goods/seed-games'
import { fieldsError } from '@/lib/server/modules/listings/catalog/games/rules-fields'

const BLANK = { options: [] as string[], unit: '', group: '', isMain: false, isSort: false, least: 0, most: 1 }

it('the fields of every seeded game keep the rules for the fields an operator saves', () => {
  expect(
    GAMES.map(placed).map(({ name, fields }) => [
      name,
      fieldsError(fields.map((field) => ({ ...BLANK, ...field, kind: field.kind ?? ('text' as const) }))),
    ]),
  ).toEqual(GAMES.map(({ name }) => [name, null]))
})
