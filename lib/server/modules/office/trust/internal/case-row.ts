import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import type { Fen } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isGame } from '../../../listings/catalog/games/queries-games'

export interface CaseForm {
  kind: 'trade' | 'retrieval'
  title: string
  /** 0: no specific game. */
  gameId: number
  parties: { role: string; name: string }[]
  facts: string
  /** One paragraph per line. */
  reasoning: string
  ruleName: string
  ruleText: string
  decision: string
  claimed: Fen
  awarded: Fen
  openTime: Date
  decideTime: Date
  /** Times with minute precision. */
  timeline: { time: string; title: string; note: string }[]
}

/** The columns of a case that its editor writes. Texts with contact details are refused. Refuses INVALID_INPUT. */
export async function caseRow(ctx: StaffCtx, form: CaseForm) {
  const { kind, title, gameId, parties, facts, reasoning, ruleName, ruleText, decision } = form
  const { claimed, awarded, openTime, decideTime, timeline } = form
  const wrong = (field: string, text: string) => refuse('INVALID_INPUT', text, { field })
  if (gameId > 0 && !(await isGame(ctx, gameId))) throw wrong('gameId', '没有这个游戏')
  if (decideTime < openTime || decideTime > ctx.now()) throw wrong('decideTime', '处理时间须在受理之后、现在之前')
  if (awarded > claimed) throw wrong('awarded', '支持的金额不能超过争议的金额')
  const named = Object.entries(textsOf(form)).find(([, text]) => maskContacts(text) !== text)
  if (named) throw wrong(named[0], '含有联系方式，请去掉能认出当事人的内容')
  return {
    kind,
    title,
    gameId,
    parties,
    facts,
    reasoning: reasoning.split(/\n+/).filter(Boolean),
    ruleName,
    ruleText,
    decision,
    claimedFen: claimed,
    awardedFen: awarded,
    openedAt: openTime,
    decidedAt: decideTime,
    timeline: timeline
      .map(({ time, title: step, note }) => ({ time: `${time}:00`, title: step, note }))
      .sort((a, b) => parseDateTime(a.time).getTime() - parseDateTime(b.time).getTime()),
  }
}

const textsOf = ({ title, facts, reasoning, decision, parties, timeline }: CaseForm) => ({
  title,
  facts,
  reasoning,
  decision,
  parties: parties.map(({ name }) => name).join(' / '),
  timeline: timeline.map(({ title: step, note }) => `${step} ${note}`).join(' / '),
})
