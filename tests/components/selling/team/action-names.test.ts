import { expect, it } from 'vitest'
import { ACTION_NAMES } from '@/components/selling/team/action-names'
import { TEAM_CALLS, UNLOGGED } from '@/lib/server/api/team-calls'

it('every write that the log of a team shows has a name', () => {
  const logged = Object.keys(TEAM_CALLS).filter((call) => !call.startsWith('GET') && !UNLOGGED.has(call as never))
  expect(Object.keys(ACTION_NAMES).sort()).toEqual(logged.sort())
})
