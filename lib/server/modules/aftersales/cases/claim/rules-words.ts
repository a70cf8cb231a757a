import { moneyText } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { CLAIM_KINDS, CLAIM_OUTCOMES } from '@/lib/shared/trade/claims'
import type { Party, TurnTone } from '@/lib/shared/trade/order-forms'
import { advanceAt, appealEnds } from './rules'
import type { Claim, ClaimFile } from './types'

interface Words {
  tone: TurnTone
  title: string
  text: string
}

/** Returns text shown to the reader about who has to act next. */
export function turnOf(claim: Claim, reader: Party): Words {
  const { stage, payFen, owedFen, appealedAt, filedAt, dueAt, outcome } = claim
  const isBuyer = reader === 'buyer'
  const till = dueAt ? formatShortTime(dueAt) : ''
  switch (stage) {
    case 'draft':
      return {
        tone: 'warn',
        title: '理赔草稿，还没有提交',
        text: '写明情况、附上截图再提交。提交后客服 48 小时内审核，垫付时间从提交算起。',
      }
    case 'review': {
      const paid = filedAt ? formatShortTime(advanceAt(filedAt)) : ''
      if (!isBuyer)
        return {
          tone: 'warn',
          title: appealedAt ? '申诉处理中' : '买家申请理赔，请说明情况',
          text: '客服按双方材料审核。你知道的情况和能提供的记录，都可以在这里补充。',
        }
      return appealedAt
        ? { tone: 'info', title: '申诉处理中', text: '由另一位客服复核，作出最终结果。可以继续补充凭证。' }
        : {
            tone: 'info',
            title: '等客服处理',
            text: `审核通过后，${paid} 还没有追回，赔款自动到你的余额，不用再申请。`,
          }
    }
    case 'rejected':
      return isBuyer
        ? {
            tone: 'danger',
            title: '未通过',
            text: `理由和引用的规则写在审核结果里。${till} 前可以申诉一次，换一位客服复核。`,
          }
        : { tone: 'muted', title: '未通过', text: '买家可以申诉一次。不申诉，理赔就此结束。' }
    case 'recovering':
      return isBuyer
        ? {
            tone: 'safe',
            title: '理赔已通过，等待找回期满',
            text: `客服正在联系卖家追回。${till} 还没追回，${moneyText(payFen ?? 0n)} 自动到你的余额。`,
          }
        : {
            tone: 'warn',
            title: '待你归还账号或赔付',
            text: `${till} 前把账号归还买家，或直接赔付 ${moneyText(owedFen ?? 0n)}。到期由平台垫付，并从你的余额、保证金和之后的收入中扣。`,
          }
    case 'advanced':
      return isBuyer
        ? {
            tone: 'safe',
            title: '已垫付，赔款到账',
            text: `${moneyText(payFen ?? 0n)} 已到你的余额。无论是否追回卖家都与你无关。`,
          }
        : { tone: 'warn', title: '平台已垫付，正在追偿', text: `应还 ${moneyText(owedFen ?? 0n)}。` }
    case 'closed':
      return closedWords(claim, isBuyer, outcome ? CLAIM_OUTCOMES[outcome] : '')
  }
}

function closedWords({ outcome, payFen, owedFen }: Claim, isBuyer: boolean, name: string): Words {
  const pay = moneyText(payFen ?? 0n)
  switch (outcome) {
    case 'advanced':
      return isBuyer
        ? { tone: 'safe', title: '已垫付，赔款到账', text: `${pay} 已到你的余额。之后账号若找回，需归还账号或货款。` }
        : { tone: 'muted', title: name, text: `到期没有归还或赔付，平台垫付后向你追偿 ${moneyText(owedFen ?? 0n)}。` }
    case 'settled':
      return isBuyer
        ? { tone: 'safe', title: name, text: `${pay} 已到你的余额，理赔结束。` }
        : { tone: 'safe', title: '已赔付', text: '理赔结束，没有欠款。' }
    case 'recovered':
      return {
        tone: 'safe',
        title: name,
        text: isBuyer ? '理赔结束。保障期内再出问题，可以再申请。' : '不需要赔付，理赔结束。',
      }
    default:
      return { tone: 'muted', title: name, text: isBuyer ? '理赔结束。' : '理赔结束，无需操作。' }
  }
}

/** Returns what the countdown runs to, and what happens when it ends. */
export function clockWords({ stage, payFen, passed }: Claim, reader: Party): { label: string; outcome: string } {
  if (stage === 'review')
    return { label: passed > 0 ? '剩余接手时间' : '剩余审核时间', outcome: '超时未审核会换人，垫付时间不变' }
  if (stage === 'rejected') return { label: '申诉截止', outcome: '不申诉理赔就结束' }
  const sum = reader === 'buyer' && payFen ? `${moneyText(payFen)} 自动到余额` : '平台垫付并追偿'
  return { label: '平台垫付倒计时', outcome: sum }
}

interface StepWords {
  title: string
  text: string
  at: Date | null
  state: 'done' | 'now' | 'todo'
}

/** Returns past steps in chronological order, followed by those still to come. */
export function stepsOf({ claim, decisions }: ClaimFile, reader: Party, handler: string): StepWords[] {
  const { filedAt, kind, stage, outcome, returnedAt, appealBy, appealedAt, paidAt, closedAt, dueAt } = claim
  if (!filedAt) return []
  const done = (title: string, text: string, at: Date): StepWords => ({ title, text, at, state: 'done' })
  const past = [
    done('提交理赔', CLAIM_KINDS[kind], filedAt),
    ...decisions.map((one) =>
      done(
        one.round === 1
          ? one.isGranted
            ? '理赔通过'
            : '理赔未通过'
          : one.isGranted
            ? '最终结果：赔付'
            : '最终结果：不赔',
        one.rule,
        one.createdAt,
      ),
    ),
    ...(appealBy && appealedAt
      ? [done(appealBy === 'buyer' ? '买家申诉' : '卖家申诉', '换一位客服复核', appealedAt)]
      : []),
    ...(returnedAt ? [done('卖家称已归还', '等买家确认', returnedAt)] : []),
    ...(paidAt ? [done('理赔款到账', reader === 'buyer' ? moneyText(claim.payFen ?? 0n) : '已付给买家', paidAt)] : []),
    ...(closedAt && outcome && !paidAt ? [done(CLAIM_OUTCOMES[outcome], '理赔结束', closedAt)] : []),
  ].toSorted((a, b) => Number(a.at) - Number(b.at))
  return [...past, ...aheadOf(stage, handler, filedAt, dueAt)]
}

function aheadOf(stage: Claim['stage'], handler: string, filedAt: Date, dueAt: Date | null): StepWords[] {
  const advance: StepWords = { title: '自动垫付', text: '仍未追回就到账', at: advanceAt(filedAt), state: 'todo' }
  const recover: StepWords = { title: '向卖家追偿', text: '由平台处理，不影响买家收款', at: null, state: 'todo' }
  if (stage === 'review')
    return [{ title: '客服处理', text: handler || '等待客服接入', at: dueAt, state: 'now' }, advance, recover]
  if (stage === 'rejected') return [{ title: '可以申诉', text: '换一位客服复核', at: dueAt, state: 'now' }]
  if (stage === 'recovering')
    return [{ title: '协调找回', text: '卖家归还或赔付', at: null, state: 'now' }, { ...advance, at: dueAt }, recover]
  return stage === 'advanced' ? [{ ...recover, state: 'now' }] : []
}

/** Returns deadline for the reader's appeal; null if the reader cannot appeal now. */
export function appealDeadline(claim: Claim, reader: Party, now: Date): Date | null {
  const ends = appealEnds(claim)
  const mayBe = claim.stage === 'rejected' ? reader === 'buyer' : claim.stage === 'recovering' && reader === 'seller'
  if (!mayBe || claim.appealedAt || !ends || ends <= now) return null
  return claim.dueAt && claim.dueAt < ends ? claim.dueAt : ends
}
