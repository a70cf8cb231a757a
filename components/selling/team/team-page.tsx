'use client'

import { useSearchParams } from 'next/navigation'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { ActionLog } from './action-log'
import { InvitationCard } from './invitation-card'
import { MembersPart } from './members-part'
import { RightsTable } from './rights-table'
import { TeamsPart } from './teams-part'

/** The team of the own account. A member who works in a seller's name sees only whose name it is. */
export function TeamPage() {
  const profile = useProfile()
  return profile && !profile.team ? <OwnTeam /> : null
}

/** The own team, the teams one works in, and what members did; with a code in the address, its invitation. */
function OwnTeam() {
  const code = useSearchParams().get('code') ?? ''
  const members = useLoad('team-members', () => call('GET /team/members', {}, { progress: true }))
  const teams = useLoad('own-teams', () => call('GET /team/teams', {}))
  return (
    <>
      {code ? <InvitationCard code={code} onJoined={() => void teams.reload()} /> : null}
      <MembersPart loaded={members} />
      <RightsTable />
      <TeamsPart loaded={teams} />
      {members.data ? <ActionLog /> : null}
    </>
  )
}
