import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import type { Fen } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import { freeNumber } from '../../../db/free-number'
import { rulings } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { isGame } from '../../listings/catalog/games/queries-games'
import { newCode } from './rules'

interface CaseForm {
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

/**
 * Publishes a decided case on the sites of the caller's own platform or distributor; texts with contact details are
 * refused. Resolves with its code. Refuses INVALID_INPUT.
 */
export async function publishCase(ctx: StaffCtx, form: CaseForm): Promise<string> {
  const { claimed, awarded, openTime, decideTime, reasoning, timeline, ...fields } = form
  const wrong = (field: string, text: string) => refuse('INVALID_INPUT', text, { field })
  if (fields.gameId > 0 && !(await isGame(ctx, fields.gameId))) throw wrong('gameId', '没有这个游戏')
  if (decideTime < openTime || decideTime > ctx.now()) throw wrong('decideTime', '处理时间须在受理之后、现在之前')
  if (awarded > claimed) throw wrong('awarded', '支持的金额不能超过争议的金额')
  const named = Object.entries(textsOf(form)).find(([, text]) => maskContacts(text) !== text)
  if (named) throw wrong(named[0], '含有联系方式，请去掉能认出当事人的内容')
  const letter = fields.kind === 'trade' ? 'J' : 'Z'
  const code = await freeNumber(ctx.db, rulings.code, () => newCode(letter, decideTime))
  const row = {
    ...fields,
    code,
    distId: contentDist(ctx),
    reasoning: reasoning.split(/\n+/).filter(Boolean),
    claimedFen: claimed,
    awardedFen: awarded,
    openedAt: openTime,
    decidedAt: decideTime,
    timeline: timeline
      .map(({ time, ...step }) => ({ ...step, time: `${time}:00` }))
      .sort((a, b) => parseDateTime(a.time).getTime() - parseDateTime(b.time).getTime()),
    reviewerId: ctx.user.userId,
  }
  await inTx(ctx, async (tx, effects) => {
    await tx.insert(rulings).values(row)
    await recordAudit(tx, ctx, { action: 'case.publish', target: `ruling:${code}`, after: row })
    effects.purge('rulings')
  })
  return code
}

const textsOf = ({ title, facts, reasoning, decision, parties, timeline }: CaseForm) => ({
  title,
  facts,
  reasoning,
  decision,
  parties: parties.map(({ name }) => name).join(' / '),
  timeline: timeline.map(({ title: step, note }) => `${step} ${note}`).join(' / '),
})
