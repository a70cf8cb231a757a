import type { teamContract } from '@/lib/contract/people/team'
import { closeTeamSession } from '../../../modules/people/identity/sessions/close-team-session'
import type { LoginAnswer } from '../../../modules/people/identity/types'
import { createTeamInvitation } from '../../../modules/people/teams/create-team-invitation'
import { deleteTeamMember } from '../../../modules/people/teams/delete-team-member'
import { joinTeam } from '../../../modules/people/teams/join-team'
import { openTeamSession } from '../../../modules/people/teams/open-team-session'
import { listTeam, listTeamActions, listTeams, loadTeamInvitation } from '../../../modules/people/teams/queries'
import { updateTeamRole } from '../../../modules/people/teams/update-team-role'
import type { Ctx } from '../../../runtime/context'
import { writeSession } from '../../authenticate'
import { writeCsrf } from '../../csrf'
import type { Handlers, HttpExtras } from '../../handler'
import { writeVisitor } from '../../visitor-cookies'

export const teamHandlers: Handlers<typeof teamContract> = {
  'GET /team/members': (ctx) => listTeam(ctx),
  'GET /team/actions': (ctx, input) => listTeamActions(ctx, input),
  'POST /team/invite': (ctx, input) => createTeamInvitation(ctx, input),
  'POST /team/changeRole': (ctx, input) => updateTeamRole(ctx, input),
  'POST /team/remove': (ctx, input) => deleteTeamMember(ctx, input),
  'GET /team/invitation': (ctx, input) => loadTeamInvitation(ctx, input),
  'POST /team/join': (ctx, input) => joinTeam(ctx, input),
  'GET /team/teams': (ctx) => listTeams(ctx),
  'POST /team/enter': async (ctx, input, http) => switched(ctx, await openTeamSession(ctx, input), http),
  'POST /team/exit': async (ctx, _, http) => switched(ctx, await closeTeamSession(ctx), http),
}

/** Unlike a login, it does not make this browser a known one of the account. */
function switched(ctx: Ctx, answer: LoginAnswer, http: HttpExtras) {
  writeSession(http.cookies, answer.session, ctx.sessionMs)
  writeCsrf(ctx, http.cookies, answer.session.sessionId)
  writeVisitor(http.cookies, answer.user, ctx.sessionMs, answer.team)
  return { token: answer.session.token, ...answer.user }
}
