import type { Db } from '../../client'
import { platformRules } from '../../schema/core/tenancy'

/** A part of the seed in which staff verify sold accounts, each any number at the same time. */
export const withStaff =
  <Input extends { db: Db }>(part: (input: Input) => Promise<void>) =>
  async (input: Input): Promise<void> => {
    await input.db.insert(platformRules).values([
      { key: 'mostPerStaff', mode: 'account', value: 100 },
      { key: 'staffSteps', mode: 'account', value: 'required' },
    ])
    await part(input)
    await input.db.insert(platformRules).values([
      { key: 'mostPerStaff', mode: 'account', value: 1 },
      { key: 'staffSteps', mode: 'account', value: 'optional' },
    ])
  }
