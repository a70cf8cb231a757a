import { moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { spanText } from '@/lib/shared/text/span-text'
import { DAY_MS, formatShortTime } from '@/lib/shared/time'
import { CLAIM_APPEAL_HOURS, CLAIM_KINDS, isBan, outcomeName, wordsOfClaim } from '@/lib/shared/trade/claims'
import type { Party, TurnTone } from '@/lib/shared/trade/order-forms'
import { advanceAt, appealEnds, dueOf, payOf } from './rules'
import type { Claim, ClaimFile } from './types'

interface Words {
  tone: TurnTone
  title: string
  text: string
}

/** Returns text shown to the reader about who has to act next. */
export function turnOf(claim: Claim, reader: Party): Words {
  const { kind, stage, payFen, owedFen, appealedAt, filedAt, dueAt, outcome } = claim
  const { claimant, liable, mend, mended } = wordsOfClaim(kind)
  const isBuyer = reader === 'buyer'
  const until = dueAt ? formatShortTime(dueAt) : ''
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
          title: appealedAt ? '申诉处理中' : `${claimant}申请理赔，请说明情况`,
          text: '客服按双方材料审核。你知道的情况和能提供的记录，都可以在这里补充。',
        }
      return appealedAt
        ? { tone: 'info', title: '申诉处理中', text: '由另一位客服复核，作出最终结果。可以继续补充凭证。' }
        : {
            tone: 'info',
            title: '等客服处理',
            text: `审核通过后，${paid} 还没有${mend}，赔款自动到你的余额，不用再申请。`,
          }
    }
    case 'rejected':
      return isBuyer
        ? {
            tone: 'danger',
            title: '未通过',
            text: `理由和引用的规则写在审核结果里。${until} 前可以申诉一次，换一位客服复核。`,
          }
        : { tone: 'muted', title: '未通过', text: `${claimant}可以申诉一次。不申诉，理赔就此结束。` }
    case 'recovering':
      return isBuyer
        ? {
            tone: 'safe',
            title: isBan(kind) ? '理赔已通过，等待解封或赔付' : '理赔已通过，等待找回期满',
            text: `客服正在联系${liable}${mend}。${until} 还没${mend}，${moneyText(payFen ?? 0n)} 自动到你的余额。`,
          }
        : {
            tone: 'warn',
            title: `待你${mended}或赔付`,
            text: askedText(claim, until),
          }
    case 'advanced':
      return isBuyer
        ? {
            tone: 'safe',
            title: '已垫付，赔款到账',
            text: `${moneyText(payFen ?? 0n)} 已到你的余额。能否向${liable}追偿都与你无关。`,
          }
        : { tone: 'warn', title: '平台已垫付，正在追偿', text: `应还 ${moneyText(owedFen ?? 0n)}。` }
    case 'closed':
      return closedWords(claim, isBuyer, outcome ? outcomeName(kind, outcome) : '')
  }
}

/** What is asked of the liable side; a renter whose own cover bears everything owes nothing. */
function askedText({ kind, owedFen }: Claim, until: string): string {
  if (owedFen === 0n) return `${until} 前可以协助解封。这笔由你购买的封禁保障赔付，不向你追偿。`
  const sum = moneyText(owedFen ?? 0n)
  if (kind === 'rentBanned')
    return `${until} 前协助解封，或直接赔付 ${sum}，先用保留的押金。到期由平台垫付，并从押金、余额和之后的收入中扣。`
  const mend = isBan(kind) ? '协助买家解封' : '把账号归还买家'
  return `${until} 前${mend}，或直接赔付 ${sum}。到期由平台垫付，并从你的余额、保证金和之后的收入中扣。`
}

function closedWords({ kind, outcome, payFen, owedFen }: Claim, isBuyer: boolean, name: string): Words {
  const pay = moneyText(payFen ?? 0n)
  switch (outcome) {
    case 'advanced':
      return isBuyer
        ? {
            tone: 'safe',
            title: '已垫付，赔款到账',
            text: `${pay} 已到你的余额。${isBan(kind) ? '之后账号若解封，请告知客服。' : '之后账号若找回，需归还账号或货款。'}`,
          }
        : {
            tone: 'muted',
            title: name,
            text: `到期没有${wordsOfClaim(kind).mended}或赔付，平台垫付后向你追偿 ${moneyText(owedFen ?? 0n)}。`,
          }
    case 'settled':
      return isBuyer
        ? { tone: 'safe', title: name, text: `${pay} 已到你的余额，理赔结束。` }
        : { tone: 'safe', title: '已赔付', text: '理赔结束，没有欠款。' }
    case 'recovered':
      return {
        tone: 'safe',
        title: name,
        text: isBuyer ? '理赔结束。申请期内再出问题，可以再申请。' : '不需要赔付，理赔结束。',
      }
    default:
      return { tone: 'muted', title: name, text: isBuyer ? '理赔结束。' : '理赔结束，无需操作。' }
  }
}

/** Returns what either decision about a claim in review would do, for the member who makes it. */
export function followsOf(claim: Claim, now: Date): { granted: string; rejected: string } {
  const { kind, filedAt, appealedAt, topUpFen } = claim
  const { claimant, liable, mended } = wordsOfClaim(kind)
  const most = payOf(claim, { topUps: topUpFen })
  const sum = `${kind === 'topUps' || kind === 'rentBanned' ? '最多 ' : ''}${moneyText(most)}`
  const due = dueOf.recovering(filedAt ?? now, now)
  const days = Math.max(1, Math.round((due.getTime() - now.getTime()) / DAY_MS))
  const second = most >= FOUR_EYES_FEN ? `达到 ${moneyText(FOUR_EYES_FEN)}，须另一位员工复核后才执行。` : ''
  const deposit = kind === 'rentBanned' ? '，先用保留的押金' : ''
  const appealOf = (side: string) =>
    appealedAt
      ? '这是最终结果，不能再申诉。'
      : `${side}可在 ${spanText(CLAIM_APPEAL_HOURS)}内申诉一次，换一位客服复核。`
  return {
    granted: `${liable}须在 ${formatShortTime(due)} 前（约 ${days} 天）${mended}，或赔付${claimant} ${sum}；到期未解决的，平台先垫付到${claimant}余额，再向${liable}追偿${deposit}。${second}${appealOf(liable)}`,
    rejected: `${claimant}得不到赔付，${liable}不用付款${appealedAt ? '，理赔结束' : ''}。${second}${appealOf(claimant)}`,
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
  const { filedAt, kind, outcome, returnedAt, appealBy, appealedAt, paidAt, closedAt } = claim
  if (!filedAt) return []
  const { claimant, liable } = wordsOfClaim(kind)
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
      ? [done(`${appealBy === 'buyer' ? claimant : liable}申诉`, '换一位客服复核', appealedAt)]
      : []),
    ...(returnedAt ? [done(`${liable}称已${isBan(kind) ? '解封' : '归还'}`, `等${claimant}确认`, returnedAt)] : []),
    ...(paidAt
      ? [done('理赔款到账', reader === 'buyer' ? moneyText(claim.payFen ?? 0n) : `已付给${claimant}`, paidAt)]
      : []),
    ...(closedAt && outcome && !paidAt ? [done(outcomeName(kind, outcome), '理赔结束', closedAt)] : []),
  ].toSorted((a, b) => Number(a.at) - Number(b.at))
  return [...past, ...aheadOf(claim, handler, filedAt)]
}

function aheadOf({ kind, stage, dueAt }: Claim, handler: string, filedAt: Date): StepWords[] {
  const { claimant, liable, mend, mended } = wordsOfClaim(kind)
  const advance: StepWords = { title: '自动垫付', text: `仍未${mend}就到账`, at: advanceAt(filedAt), state: 'todo' }
  const recover: StepWords = {
    title: `向${liable}追偿`,
    text: `由平台处理，不影响${claimant}收款`,
    at: null,
    state: 'todo',
  }
  if (stage === 'review')
    return [{ title: '客服处理', text: handler || '等待客服接入', at: dueAt, state: 'now' }, advance, recover]
  if (stage === 'rejected') return [{ title: '可以申诉', text: '换一位客服复核', at: dueAt, state: 'now' }]
  if (stage === 'recovering')
    return [
      { title: isBan(kind) ? '协调解封' : '协调找回', text: `${liable}${mended}或赔付`, at: null, state: 'now' },
      { ...advance, at: dueAt },
      recover,
    ]
  return stage === 'advanced' ? [{ ...recover, state: 'now' }] : []
}

/** Returns deadline for the reader's appeal; null if the reader cannot appeal now. */
export function appealDeadline(claim: Claim, reader: Party, now: Date): Date | null {
  const ends = appealEnds(claim)
  const mayBe = claim.stage === 'rejected' ? reader === 'buyer' : claim.stage === 'recovering' && reader === 'seller'
  if (!mayBe || claim.appealedAt || !ends || ends <= now) return null
  return claim.dueAt && claim.dueAt < ends ? claim.dueAt : ends
}
