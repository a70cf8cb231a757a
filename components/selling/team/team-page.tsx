'use client'

import { useSearchParams } from 'next/navigation'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { ActionLog } from './action-log'
import { InvitationCard } from './invitation-card'
import { MembersPart } from './members-part'
import { TeamsPart } from './teams-part'

/** The own team, the teams one works in, and what members did; with a code in the address, its invitation. */
export function TeamPage() {
  const code = useSearchParams().get('code') ?? ''
  const members = useLoad('team-members', () => call('GET /team/members', {}, { progress: true }))
  const teams = useLoad('own-teams', () => call('GET /team/teams', {}))
  return (
    <>
      {code ? <InvitationCard code={code} onJoined={() => void teams.reload()} /> : null}
      <MembersPart loaded={members} />
      <TeamsPart loaded={teams} />
      {members.data ? <ActionLog /> : null}
    </>
  )
}
